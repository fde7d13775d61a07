import { relyingPartyOf } from '#shared/customers/relying-party.ts'

/** Whether this browser can use passkeys at this address (API-150). Only in the browser. */
export const offersPasskeys = (publicUrl: string): boolean =>
	relyingPartyOf(publicUrl)?.origin === location.origin && 'PublicKeyCredential' in window
