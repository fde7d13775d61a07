-- The browser's files of this and of earlier releases: pages loaded before an upgrade, and instances of another release, still ask
-- for them.
create table assets (
	path text not null,
	encoding text not null,
	etag text not null,
	bytes bytea not null,
	primary key (path, encoding)
);
-- What is stored is compressed already, and its length must be known without reading it.
alter table assets alter column bytes set storage external;

create table releases (
	id text primary key,
	paths text[] not null,
	"startedAt" timestamptz not null default now(),
	"supersededAt" timestamptz
);
