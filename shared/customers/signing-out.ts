/** The cookie of a device on which somebody signed out without a network: no page for it contains their data (PORTAL-162). */
export const SIGNING_OUT_COOKIE = 'signing-out'
