-- What papers say of the agency, one row (id 1). No row: nobody has saved any yet, and the installation's settings speak.
create table "agencySettings" (
	id integer primary key check (id = 1),
	"values" jsonb not null,
	version integer not null default 1,
	"updatedAt" timestamptz not null default now()
);

-- What the booking confirmation of a trip says beside its records (shared/booking-confirmation/content.ts).
create table "bookingConfirmationContents" (
	"tripId" uuid primary key references trips on delete cascade,
	content jsonb not null,
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);

-- Which documents we made ourselves, and of what: a paper is out of date when its fingerprint would be another one today. `parts` holds
-- a fingerprint for each part, so that staff can be told what has changed. One paper of a kind is current.
create table papers (
	"documentId" uuid primary key references documents on delete cascade,
	"tripId" uuid not null references trips on delete cascade,
	kind text not null check (kind in ('booking-confirmation', 'atol-certificate')),
	fingerprint text not null,
	parts jsonb not null,
	"issuedAt" timestamptz not null default now(),
	unique ("tripId", kind)
);

-- The register of ATOL certificates. No names are in it, and it outlives the trip. The same content keeps its reference and its date.
create table "atolCertificates" (
	id uuid primary key,
	"tripId" uuid not null,
	reference text not null unique,
	type text not null check (type in ('package-single', 'package-multi', 'flight-only')),
	"issuedOn" date not null,
	"contentHash" text not null,
	passengers integer not null,
	"atolNumber" text not null,
	specimen boolean not null,
	"supersededBy" uuid,
	"issuedBy" uuid not null,
	"createdAt" timestamptz not null default now()
);
create index "atolCertificatesTrip" on "atolCertificates" ("tripId");

-- How a trip is protected, where it isn't what its records say.
create table "atolChoices" (
	"tripId" uuid primary key references trips on delete cascade,
	type text not null check (type in ('package-single', 'package-multi', 'flight-only', 'not-protected')),
	"updatedAt" timestamptz not null default now()
);
