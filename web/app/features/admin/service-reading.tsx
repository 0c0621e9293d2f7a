import { dependencies, type Readiness } from '@vela/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Table } from '../../ui/table.tsx';

const tones = { ready: 'success', 'not-ready': 'danger', stopping: 'warning' } as const;

/** One reading: overall readiness, each dependency's state, and the time of the reading. */
export function ServiceReading({
  readiness: { status, dependencies: states },
  time,
}: {
  readiness: Readiness;
  time: ReactNode;
}) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Callout tone={tones[status]} title={t(`service.status.${status}.title`)}>
        {t(`service.status.${status}.text`)}
      </Callout>
      <Table caption={t('service.table.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('service.table.dependency')}</th>
            <th scope="col">{t('service.table.state')}</th>
            <th scope="col">{t('service.table.readAt')}</th>
          </tr>
        </thead>
        <tbody>
          {dependencies.map((name) => (
            <tr key={name}>
              <th scope="row">
                {t(`service.dependencies.${name}.name`)}
                <span className="mt-0.5 block font-normal text-muted">
                  {t(`service.dependencies.${name}.text`)}
                </span>
              </th>
              <td>
                <Badge tone={states[name] === 'ok' ? 'success' : 'danger'}>
                  {t(`service.states.${states[name]}`)}
                </Badge>
              </td>
              <td className="tabular-nums">{time}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
