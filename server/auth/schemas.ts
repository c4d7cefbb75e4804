import * as v from 'valibot';

/** A person's e-mail address: trimmed, lower case. */
const Email = v.pipe(
  v.string('Please give your email address.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'Unable to validate email address: invalid format'),
  v.email('Unable to validate email address: invalid format'),
);

/** Only a bound here: what makes a password good is judged elsewhere, and only when one is chosen. */
const Password = v.pipe(v.string('Please give a password.'), v.nonEmpty('Please give a password.'));

/** It travels in every access token, so it has to stay small. */
const Metadata = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((data) => JSON.stringify(data).length <= 2_000, 'The profile data is too large.'),
);

export const SignUpBody = v.object({ email: Email, password: Password, data: v.nullish(Metadata) });

export const PasswordGrant = v.object({ email: Email, password: Password });

export const RefreshGrant = v.object({ refresh_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

export const UpdateUserBody = v.object({
  email: v.nullish(Email),
  password: v.nullish(Password),
  current_password: v.nullish(v.string()),
  data: v.nullish(v.record(v.string(), v.unknown())),
});

/** Held against the merged result of an update. */
export const MergedMetadata = Metadata;

export const Scope = v.optional(v.picklist(['global', 'local', 'others']), 'global');
