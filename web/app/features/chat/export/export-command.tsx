import { useEffect, useRef } from 'react';
import type { Answer } from '../answer.ts';
import { type AnswerFile, useAnswerFiles } from './use-answer-files.ts';

type ExportCommandProps = {
  file: AnswerFile;
  answer: Answer;
  question: string | undefined;
  onDone: () => void;
};

/** Saves a file of an answer once, for a command that was typed. */
export function ExportCommand({ file, answer, question, onDone }: ExportCommandProps) {
  const save = useAnswerFiles(answer, question);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void save(file).then(onDone);
  });
  return null;
}
