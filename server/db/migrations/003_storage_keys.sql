-- The sweep asks of every stored file whether it has a row.
create index "documentsStorageKey" on documents ("storageKey");
create index "tripImagesStorageKey" on "tripImages" ("storageKey");
