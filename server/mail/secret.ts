/** In the body of a mail: the place of its secret as it is, for an address. */
export const SECRET = '{{secret}}'
/** In the body of a mail: the place of its secret in groups, for people who read it or type it. */
export const SECRET_IN_GROUPS = '{{secret in groups}}'

/** Puts the secret into a body. */
export const fillIn = (body: string, secret: string) =>
	body.replaceAll(SECRET, secret).replaceAll(SECRET_IN_GROUPS, inGroups(secret))

/** 'k3v8qtm2' as 'k3v8-qtm2': groups of four, or of five where that leaves no remainder. */
export const inGroups = (secret: string) => secret.match(secret.length % 5 === 0 ? /.{5}/g : /.{1,4}/g)?.join('-') ?? ''
