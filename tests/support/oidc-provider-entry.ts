// The OpenID provider as a process of its own, for journeys in a browser:
//   node_modules/.bin/tsx tests/support/oidc-provider-entry.ts <callback> [port]
// It prints `ready <issuer> <client id> <client secret>` and lives until it is killed. Its people's addresses are
// <name>@provider.example, and it has verified all but esi's.
import { CLIENT, startProvider } from './oidc-provider.ts';

const [callback = 'http://localhost:4173/auth/v1/callback', port = '0'] = process.argv.slice(2);
const provider = await startProvider(callback, Number(port));
for (const [sub, name] of [
  ['ama', 'Ama Mensah'],
  ['kofi', 'Kofi Boateng'],
  ['esi', 'Esi Owusu'],
  ['yaa', 'Yaa Adjei'],
  ['kwame', 'Kwame Asante'],
  ['adjoa', 'Adjoa Darko'],
] as const) {
  provider.people.set(sub, { sub, name, email: `${sub}@provider.example`, email_verified: sub !== 'esi' });
}
console.log(`ready ${provider.issuer} ${CLIENT.clientId} ${CLIENT.clientSecret}`);
