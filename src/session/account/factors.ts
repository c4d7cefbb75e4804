import type { AuthWire } from '../wire.ts';
import {
  ChallengeOpened,
  Enrolled,
  FactorRemoved,
  type WireSession,
  WireSession as WireSessionSchema,
} from './shapes.ts';

const FORM = /\s/g;

/** Gives a factor's code for a session of the higher level. Apps show the six digits in two groups: spaces do not matter. */
export async function giveCode(wire: AuthWire, token: string, factorId: string, code: string): Promise<WireSession> {
  const path = `/factors/${encodeURIComponent(factorId)}`;
  const challenge = await wire({ method: 'POST', path: `${path}/challenge`, token, body: {}, answer: ChallengeOpened });
  return wire({
    method: 'POST',
    path: `${path}/verify`,
    token,
    body: { challenge_id: challenge.id, code: code.replaceAll(FORM, '') },
    answer: WireSessionSchema,
  });
}

export async function enrol(wire: AuthWire, token: string, name: string) {
  const { id, totp } = await wire({
    method: 'POST',
    path: '/factors',
    token,
    body: { factor_type: 'totp', friendly_name: name, issuer: 'Baraza' },
    answer: Enrolled,
  });
  return { id, secret: totp.secret, picture: pictureOf(totp.qr_code) };
}

/** Some services answer with the drawing itself. It is shown as a picture either way, so that nothing in it can run. */
const pictureOf = (drawn: string): string =>
  drawn.startsWith('data:image/') ? drawn : `data:image/svg+xml;utf-8,${encodeURIComponent(drawn)}`;

export async function removeFactor(wire: AuthWire, token: string, factorId: string): Promise<void> {
  await wire({
    method: 'DELETE',
    path: `/factors/${encodeURIComponent(factorId)}`,
    token,
    answer: FactorRemoved,
  });
}
