-- What is not sold under the agency's ATOL must not stand on its certificate: staff say so of each service.
alter table flights add column "atolCover" text not null default 'covered' check ("atolCover" in ('covered', 'not_covered'));
alter table accommodations add column "atolCover" text not null default 'covered' check ("atolCover" in ('covered', 'not_covered'));
alter table transfers add column "atolCover" text not null default 'covered' check ("atolCover" in ('covered', 'not_covered'));
alter table activities add column "atolCover" text not null default 'covered' check ("atolCover" in ('covered', 'not_covered'));

-- The PDF of every certificate that was issued, for staff alone. Names are in it, so it goes with its trip; the register stays.
create table "certificateFiles" (
	"certificateId" uuid primary key references "atolCertificates",
	"tripId" uuid not null references trips on delete cascade,
	"storageKey" text not null,
	bytes integer not null
);
create index "certificateFilesTrip" on "certificateFiles" ("tripId");

-- What the records said when the paper was made of them (shared/papers/made-of.ts), so that staff are told what has changed since.
alter table papers add column "madeOf" jsonb;
