-- What was erased, by ids only: no name and no value. A restore reads it from the file with the persons' keys and erases again.
create table erasures (
	id uuid primary key,
	"subjectKind" text not null check ("subjectKind" in ('customer', 'guest')),
	"subjectId" uuid not null,
	"erasedAt" timestamptz not null default now(),
	"erasedBy" uuid,
	ids jsonb not null
);
create index on erasures ("subjectId");
