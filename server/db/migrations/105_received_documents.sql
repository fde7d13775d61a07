-- Mails from the import mailbox, each with the booking that may be in it. Nothing is imported before staff have reviewed it.
create table "receivedDocuments" (
	id uuid primary key,
	-- Of its Message-ID, so that a mail that arrives twice is one.
	"idHash" bytea not null unique,
	-- 'new' has not been read yet.
	state text not null check (state in ('new', 'waiting', 'quarantined', 'repeated', 'imported', 'dismissed')),
	-- The address of its sender belongs to an account, and DMARC passed.
	"isTrusted" boolean not null,
	-- Why it is in quarantine, or why it could not be read: a word of the program.
	reason text,
	"fromAddress" text,
	subject text,
	-- The customer who sent it, or whose trip is proposed.
	"userId" uuid references users on delete cascade,
	-- The trip that it seems to belong to, and by what: 'order', 'locator', 'names'.
	"proposedTripId" uuid references trips on delete set null,
	"proposedBy" text,
	-- The trip that it was imported into.
	"tripId" uuid references trips on delete cascade,
	-- Of what was read and of the attachments, so that an attachment that comes twice is one.
	"contentHash" bytea unique,
	-- The mail itself, byte for byte. Null for what is settled without an import.
	"storageKey" text unique,
	"settledBy" uuid references users on delete set null,
	"createdAt" timestamptz not null default now()
);
create index "receivedDocumentsState" on "receivedDocuments" (state, "createdAt");
create index "receivedDocumentsUser" on "receivedDocuments" ("userId");
create index "receivedDocumentsProposed" on "receivedDocuments" ("proposedTripId");
create index "receivedDocumentsTrip" on "receivedDocuments" ("tripId");
create index "receivedDocumentsSettled" on "receivedDocuments" ("settledBy");
create index "receivedDocumentsAge" on "receivedDocuments" ("createdAt");
