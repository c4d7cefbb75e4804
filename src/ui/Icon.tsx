/** Drawn on a 24-unit grid with round strokes; only what the product uses. */
const PATHS = {
  play: 'M8 5l11 7-11 7V5Z',
  send: 'M5 12h14M13 6l6 6-6 6',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3-1-6ZM12 15v5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 6l-6 6 6 6',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.5h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  chart: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  settings: 'M4 8h8M18 8h2M4 16h2M12 16h8M15 5v6M9 13v6',
  exit: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.6 12h.8M11.6 12h.8M17.6 12h.8M6 11.6v.8M12 11.6v.8M18 11.6v.8',
  pen: 'M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3',
  link: 'M9 15l6-6M11 7l2-2a4 4 0 0 1 6 6l-2 2M13 17l-2 2a4 4 0 0 1-6-6l2-2',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11Z',
  bookmark: 'M7 4h10v16l-5-4-5 4V4Z',
  install: 'M12 4v11M7 11l5 5 5-5M5 20h14',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration: the name of what it does stands in the text or label of its button. It grows with the text (parts.css). */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="line-icon" aria-hidden="true" viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
