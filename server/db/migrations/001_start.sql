-- Columns carry the names the rest of the product uses, so nothing is renamed on the way.
-- Ids are UUIDv7 made by the application. No triggers, no extensions, no sequences (docs/footguns.md, "Distributed PostgreSQL").

create table users (
	id uuid primary key,
	username text not null,
	email text not null,
	"passwordHash" text,
	role text not null default 'customer' check (role in ('admin', 'customer')),
	phone text,
	"fullName" text,
	"bookingAgent" text,
	"disabledAt" timestamptz,
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
-- One name is one person however it is typed; the index decides a race between two registrations.
create unique index "usersUsername" on users (lower(username));
create unique index "usersEmail" on users (lower(email));
create index "usersRecent" on users (role, "createdAt" desc, id desc);

create table sessions (
	"tokenHash" bytea primary key,
	"userId" uuid not null references users on delete cascade,
	"createdAt" timestamptz not null default now(),
	"lastSeenAt" timestamptz not null default now(),
	"expiresAt" timestamptz not null,
	ip text,
	"userAgent" text
);
create index "sessionsUser" on sessions ("userId");
create index "sessionsExpiry" on sessions ("expiresAt");

create table throttle (
	key text primary key,
	hits integer not null,
	since timestamptz not null
);

create table audit (
	id uuid primary key,
	at timestamptz not null default now(),
	"actorId" uuid,
	action text not null,
	"objectId" text,
	ip text,
	outcome text not null check (outcome in ('ok', 'refused')),
	detail jsonb
);
create index "auditAt" on audit (at desc);

create table trips (
	id uuid primary key,
	"userId" uuid not null references users on delete cascade,
	name text not null,
	destination text,
	"startDate" date not null,
	"endDate" date not null,
	"firstPaymentDate" date,
	"guestDetailsApprovalStatus" text not null default 'pending' check ("guestDetailsApprovalStatus" in ('pending', 'approved', 'changes_requested')),
	"packageName" text,
	"orderId" text,
	notes text,
	"bookingAgent" text,
	status text not null default 'confirmed' check (status in ('confirmed', 'pending', 'completed', 'cancelled')),
	"approvedAt" timestamptz,
	"approvedBy" uuid,
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create index "tripsUser" on trips ("userId", "startDate");
create index "tripsRecent" on trips ("createdAt" desc, id desc);

create table guests (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	title text,
	"fullName" text not null,
	email text,
	phone text,
	-- The fields of shared/trips/guest.ts marked `sealed`, encrypted together (server/records/seal.ts).
	sealed text,
	"approvalStatus" text not null default 'pending' check ("approvalStatus" in ('pending', 'approved', 'changes_requested')),
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create index "guestsTrip" on guests ("tripId");

create table flights (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	airline text not null,
	"flightNumber" text,
	"departureAirport" text not null,
	"arrivalAirport" text not null,
	"departureTime" timestamp(0) not null,
	"arrivalTime" timestamp(0) not null,
	class text check (class in ('Economy class', 'Premium Economy class', 'Business class', 'First class')),
	"segmentType" text check ("segmentType" in ('outbound', 'connection', 'return')),
	pnr text,
	"baggageWeightKg" integer,
	status text not null check (status in ('confirmed', 'pending', 'cancelled')),
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create index "flightsTrip" on flights ("tripId");

create table accommodations (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	"hotelName" text not null,
	address text,
	"checkIn" date not null,
	"checkOut" date not null,
	nights integer,
	"roomType" text,
	"boardBasis" text,
	"confirmationNumber" text,
	status text not null check (status in ('confirmed', 'pending', 'cancelled')),
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create index "accommodationsTrip" on accommodations ("tripId");

create table transfers (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	"transferType" text not null check ("transferType" in ('Airport Pickup', 'Airport Dropoff', 'Inter-Hotel', 'Private Transfer')),
	date date not null,
	time text,
	"fromLocation" text not null,
	"toLocation" text not null,
	passengers integer,
	"vehicleClass" text,
	"confirmationNumber" text,
	status text not null check (status in ('confirmed', 'pending', 'cancelled')),
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create index "transfersTrip" on transfers ("tripId");

create table activities (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	name text not null,
	description text,
	date date not null,
	"endDate" date,
	time text,
	location text,
	"confirmationNumber" text,
	"additionalInformation" text,
	status text not null check (status in ('confirmed', 'pending', 'cancelled')),
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create index "activitiesTrip" on activities ("tripId");

create table documents (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	-- The name in the address, made by us: never a path, never what the sender called it.
	"fileName" text not null unique,
	"displayName" text not null,
	label text,
	"storageKey" text not null,
	bytes integer not null,
	sha256 text not null,
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create index "documentsTrip" on documents ("tripId");

-- Pictures of a trip. One for each slot: 'thumbnail', 'header', and what later papers add.
create table "tripImages" (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	slot text not null,
	"fileName" text not null unique,
	"storageKey" text not null,
	width integer not null,
	height integer not null,
	bytes integer not null,
	"createdAt" timestamptz not null default now(),
	unique ("tripId", slot)
);

create table enquiries (
	id uuid primary key,
	kind text not null check (kind in ('villa', 'hotel')),
	"propertyName" text not null,
	name text not null,
	email text not null,
	phone text not null,
	"checkIn" date,
	"checkOut" date,
	guests integer not null,
	message text,
	-- Quarantined ones are kept and shown apart, never dropped.
	state text not null default 'waiting' check (state in ('waiting', 'answered', 'quarantined')),
	"answeredAt" timestamptz,
	"answeredBy" uuid,
	ip text,
	version integer not null default 1,
	"createdAt" timestamptz not null default now()
);
create index "enquiriesRecent" on enquiries ("createdAt" desc, id desc);

-- The answer to a request that may be sent twice (double click, lost answer), by its Idempotency-Key.
create table "sentOnce" (
	key text primary key,
	"bodyHash" text not null,
	status integer,
	answer jsonb,
	"createdAt" timestamptz not null default now()
);

-- One row a mail: what went out, when, and what the mail server said. The job carries only its id.
create table mails (
	id uuid primary key,
	"messageId" text not null unique,
	"to" text not null,
	"replyTo" text,
	subject text not null,
	"textBody" text not null,
	"htmlBody" text,
	state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
	-- How often a mail server looked at it, and what it said last.
	attempts integer not null default 0,
	answer text,
	"createdAt" timestamptz not null default now(),
	"sentAt" timestamptz
);
create index "mailsRecent" on mails ("createdAt" desc);
create index "mailsWaiting" on mails ("createdAt") where state = 'waiting';
