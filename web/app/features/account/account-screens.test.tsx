import type { Language } from '@vela/contracts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import { OverlayPanel } from './overlay-panel.tsx';
import { ProfileTabs } from './profile/profile-tabs.tsx';

function listTexts(language: Language, part: ReactNode): string[] {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nextProvider>,
  );
  return html
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** The texts of the specification's sections 1 and 2, and what they are in Turkish. */
describe.each([
  {
    language: 'en',
    overlay: ['AI-Powered Analysis', 'Real-time Insights', 'Smart Recommendations'],
    tabs: ['Personal info', 'Account settings', 'Security', 'Notifications'],
  },
  {
    language: 'tr',
    overlay: ['Yapay Zekâ Destekli Analiz', 'Gerçek Zamanlı İçgörüler', 'Akıllı Öneriler'],
    tabs: ['Kişisel bilgiler', 'Hesap ayarları', 'Güvenlik', 'Bildirimler'],
  },
] as const)('in $language', ({ language, overlay, tabs }) => {
  it('the overlay of the sign-in screen has its three texts', () => {
    const texts = listTexts(language, <OverlayPanel side="signIn" onSwitch={() => {}} />);
    expect(texts).toEqual(expect.arrayContaining([...overlay]));
  });

  it('the profile has its four tabs, in their order', () => {
    expect(listTexts(language, <ProfileTabs open="personal" />)).toEqual(tabs);
  });
});
