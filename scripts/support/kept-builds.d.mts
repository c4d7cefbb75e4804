export function putInPlace(dist: string, id: string): void;
