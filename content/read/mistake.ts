/** Something to mend, where it stands. */
export interface Mistake {
  /** From the project's folder on. */
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

export const printed = ({ file, line, says }: Mistake): string => `${file}:${line}: ${says}`;
