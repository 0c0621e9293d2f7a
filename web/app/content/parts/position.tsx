import { type JobPosition, getJobPositionName, type Language } from '@vela/contracts';
import type { ReactNode } from 'react';
import { words } from '../by-language.ts';

type PositionProps = { name: JobPosition; skills: readonly string[]; children: ReactNode };

/** A job position: name, description, required skills and a link to the form. */
export function createPosition(language: Language) {
  return function Position({ name, skills, children }: PositionProps) {
    return (
      <details id={name}>
        <summary className="marker:text-muted">
          <h3 className="m-0 inline text-base">{getJobPositionName(name, language)}</h3>
        </summary>
        <div className="grid gap-3 pb-4 pl-4">
          {children}
          <p className="text-sm font-semibold text-muted">{words[language].position.skills}</p>
          <ul className="text-[0.9375rem]">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
          <p>
            <a href={`/Career?position=${name}#apply`}>{words[language].position.apply}</a>
          </p>
        </div>
      </details>
    );
  };
}
