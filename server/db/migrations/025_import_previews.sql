-- What was read of a booking, waiting for staff to look at it and agree (server/import/previews.ts). Guests' papers are in it, so it is
-- sealed; after half an hour it is gone.
create table "importPreviews" (
	id uuid primary key,
	"staffId" uuid not null references users on delete cascade,
	sealed text not null,
	"expiresAt" timestamptz not null
);
create index "importPreviewsEnd" on "importPreviews" ("expiresAt");
