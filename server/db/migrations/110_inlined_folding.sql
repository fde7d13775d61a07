-- PostgreSQL inlines a function of SQL only if it isn't strict (its body is a case). Each call started an executor of its own, which
-- was most of what sorting by name cost. It still returns null for null, and the indexes on it stay valid.
create or replace function folded(words text) returns text language sql immutable parallel safe
return case
	when octet_length(words) = char_length(words) then lower(words)
	else lower(regexp_replace(normalize(words, nfkd), U&'[\0300-\036F]', '', 'g'))
end;
