import { listPathOf, pathOf, PLURALS } from './harness/trip-scenario.ts'

// Every route is in one of these lists. Adding a route requires an entry here (permissions.test.ts).

/** Routes anyone may call. */
export const PUBLIC = [
	'GET /api/auth/user',
	'POST /api/auth/login',
	'POST /api/auth/logout',
	'POST /api/auth/passkey/options',
	'POST /api/auth/passkey',
	'POST /api/auth/forgotten',
	'POST /api/auth/links/look',
	'POST /api/auth/invitation',
	'POST /api/auth/new-password',
	'GET /api/calendars/:fileName',
	'POST /api/enquiries',
	'POST /api/hotel-enquiries',
	'POST /api/general-enquiries',
]

/** Routes everybody who is signed in may call for their own account. */
export const SELF = [
	'POST /api/auth/confirm',
	'POST /api/auth/password',
	'POST /api/auth/email',
	'POST /api/auth/email/confirm',
	'GET /api/auth/account',
	'DELETE /api/auth/devices/:id',
	'DELETE /api/auth/devices',
	'POST /api/auth/passkeys/options',
	'POST /api/auth/passkeys',
	'PATCH /api/auth/passkeys/:id',
	'DELETE /api/auth/passkeys/:id',
	'POST /api/auth/second-step',
	'PUT /api/auth/second-step',
	'DELETE /api/auth/second-step',
	'POST /api/auth/recovery-codes',
]

/** Routes customers may call, besides these. */
export const CUSTOMERS = [
	'GET /api/trips/:id/documents',
	'GET /api/documents/:fileName',
	'GET /api/images/:fileName',
	'GET /api/portal/trips',
	'GET /api/portal/trips/:id',
	'GET /api/portal/trips/:id/approval',
	'GET /api/portal/trips/:id/documents',
	'GET /api/portal/trips/:id/calendar',
	'GET /api/portal/trips/:id/weather',
	'GET /api/portal/flights/:flightNumber/status',
	'GET /api/portal/calendar-feed',
	'POST /api/portal/calendar-feed',
	'DELETE /api/portal/calendar-feed',
	'PATCH /api/portal/guests/:guestId',
	'POST /api/portal/trips/:id/approve-guests',
]

/** Of those, the ones for the trip's own traveller only: staff get 404 too. */
export const TRAVELLERS = ['PATCH /api/portal/guests/:guestId', 'POST /api/portal/trips/:id/approve-guests']

/** Routes for owners only. */
export const STAFF_OWNERS = [
	'GET /api/admin/staff',
	'POST /api/admin/staff',
	'PATCH /api/admin/staff/:id',
	'POST /api/admin/staff/:id/invitation',
	'DELETE /api/admin/staff/:id/second-step',
	'DELETE /api/admin/staff/:id/devices',
	'GET /api/admin/audit',
	'GET /api/admin/audit.csv',
	'PUT /api/admin/settings',
	'POST /api/admin/atol-forms/:type/upload',
	'PUT /api/admin/atol-forms/:type',
	'DELETE /api/admin/atol-forms/:type',
]

/** Routes that need a confirmation within ten minutes. */
export const FRESH = [
	'POST /api/admin/staff',
	'PATCH /api/admin/staff/:id',
	'POST /api/admin/staff/:id/invitation',
	'DELETE /api/admin/staff/:id/second-step',
	'DELETE /api/admin/staff/:id/devices',
	'GET /api/admin/audit.csv',
	'POST /api/auth/email',
	'DELETE /api/admin/users/:id',
	'PUT /api/admin/settings',
	'DELETE /api/auth/devices/:id',
	'DELETE /api/auth/devices',
	'POST /api/auth/passkeys/options',
	'POST /api/auth/passkeys',
	'PATCH /api/auth/passkeys/:id',
	'DELETE /api/auth/passkeys/:id',
	'POST /api/auth/second-step',
	'PUT /api/auth/second-step',
	'DELETE /api/auth/second-step',
	'POST /api/auth/recovery-codes',
]

/** Routes for staff only. Viewers may call those that read. */
export const STAFF = [
	'POST /api/auth/register',
	'GET /api/admin/stats',
	'GET /api/admin/search',
	'GET /api/admin/departures',
	'GET /api/admin/failed-mails',
	'POST /api/admin/failed-mails/:id/send-again',
	'DELETE /api/admin/failed-mails/:id',
	'GET /api/admin/users',
	'GET /api/admin/users/:id',
	'PATCH /api/admin/users/:id',
	'DELETE /api/admin/users/:id',
	'GET /api/admin/users/:id/devices',
	'DELETE /api/admin/users/:id/devices',
	'DELETE /api/admin/users/:id/devices/:deviceId',
	'POST /api/admin/invitations',
	'POST /api/admin/users/:id/invitation',
	'GET /api/admin/enquiries',
	'PATCH /api/admin/enquiries/:id',
	'POST /api/admin/enquiries/:id/trip',
	'GET /api/admin/settings',

	'GET /api/admin/trips',
	'POST /api/admin/trips',
	'GET /api/admin/trips/:id',
	'PATCH /api/admin/trips/:id',
	'DELETE /api/admin/trips/:id',
	'POST /api/admin/trips/:id/duplicate',
	'GET /api/admin/trips/:id/approval',
	'GET /api/admin/consultants',
	'PUT /api/admin/trips/:id/consultant',
	'POST /api/admin/trips/:tripId/upload-image',
	'DELETE /api/admin/trips/:tripId/delete-image/:type',
	...PLURALS.flatMap((plural) => [
		`GET ${listPathOf(plural, ':id')}`,
		`POST ${pathOf(plural)}`,
		`PATCH ${pathOf(plural)}/:id`,
		`DELETE ${pathOf(plural)}/:id`,
	]),
	'POST /api/trips/:tripId/documents/upload',
	'PATCH /api/documents/:id',
	'DELETE /api/documents/:id',

	'POST /api/admin/trips/import',
	'POST /api/admin/trips/import/preview',
	'POST /api/admin/trips/import/preview/:id/ask-ai',

	'GET /api/admin/trips/:id/papers',
	'GET /api/admin/trips/:tripId/booking-confirmation-content',
	'PUT /api/admin/trips/:tripId/booking-confirmation-content',
	'POST /api/admin/trips/:tripId/upload-section-image',
	'POST /api/admin/trips/:tripId/enhance-section',
	'POST /api/admin/trips/:id/preview-booking-confirmation',
	'POST /api/admin/trips/:id/generate-booking-confirmation',
	'GET /api/admin/trips/:id/atol-type',
	'PUT /api/admin/trips/:id/atol-type',
	'POST /api/admin/trips/:id/generate-atol-certificate',
	'GET /api/admin/trips/:id/atol-certificates',
	'GET /api/admin/atol-certificates/:id',
	'GET /api/admin/atol-forms',
	'GET /api/admin/atol-forms/:type/proof',
]
