export const builderTexts = {
  title: 'Venture Builders',
  lead: 'Current and former founders, and people who have kept the books of many ventures.',
  back: 'Go Back',
  view: 'View Profile',
  schedule: 'Schedule',
  profile: 'Venture Builder Profile',
  expertise: 'Expertise',
  book: 'Book a Session',
  bookingSoon: 'Booking is not open yet: Coming Soon.',
  calendar: 'Schedule a session',
  calendarText: (name: string) =>
    `The calendar of ${name} opens with the booking. Until then nobody can be booked, and nothing is kept from this window.`,
  write: 'Write to us instead',
} as const;
