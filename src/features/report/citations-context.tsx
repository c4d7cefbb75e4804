import { createContext, use } from 'react';

/** Opens the record behind [n]; the page holds the one dialog. */
const OpenCitation = createContext<(number: number) => void>(() => {});

export const CitationProvider = OpenCitation;
export const useOpenCitation = () => use(OpenCitation);
