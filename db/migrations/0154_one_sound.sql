-- How words sound is said once, by `soundOf` (src/domain/search-sound.ts): the search and the suggestions hear the same. The
-- next writing of the suggestions, which is due at once, fills their words anew.
drop function suggestion_sound(text);
delete from suggestion_word;
alter table suggestion_word alter column sound set default '';
delete from catalogue_reader where name = 'suggestions';
