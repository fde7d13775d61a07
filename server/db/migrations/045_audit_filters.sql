-- The audit page lists what one person did, or what happened to one record, the newest first.
create index "auditActor" on audit ("actorId", id);
create index "auditObject" on audit ("objectId", id);
