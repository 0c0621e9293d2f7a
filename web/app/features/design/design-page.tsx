import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ButtonPart } from './button-part.tsx';
import { ChoicePart } from './choice-part.tsx';
import { FieldPart } from './field-part.tsx';
import { NavigationPart } from './navigation-part.tsx';
import { OverlayPart } from './overlay-part.tsx';
import { partNames } from './part-names.ts';
import { SpacePart } from './space-part.tsx';
import { StatePart } from './state-part.tsx';
import { SurfacePart } from './surface-part.tsx';
import { ColourPart, TypePart } from './token-parts.tsx';

/** Every component of the design system in all its states. */
export function DesignPage() {
  const { t } = useTranslation('design');
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-14 sm:px-6">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      <nav aria-label={t('contents')} className="mt-8 mb-12">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {partNames.map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="link inline-flex min-h-11 items-center">
                {t(`parts.${name}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ColourPart />
      <TypePart />
      <SpacePart />
      <ButtonPart />
      <FieldPart />
      <ChoicePart />
      <SurfacePart />
      <NavigationPart />
      <StatePart />
      <OverlayPart />
    </div>
  );
}
