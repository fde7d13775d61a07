-- What staff have typed into the form of a record and not saved, sealed, for a day. Without a reference to the trip: a deleted trip goes to the
-- bin with what refers to it, and nothing that was never saved belongs there.
create table "formDrafts" (
	"userId" uuid not null references users on delete cascade,
	"tripId" uuid not null,
	-- The kind of record, and after a point the id of the record that is edited.
	form text not null,
	sealed text not null,
	"savedAt" timestamptz not null default now(),
	primary key ("userId", "tripId", form)
);
create index "formDraftsByTime" on "formDrafts" ("savedAt");
