-- What was searched and not found is counted with all other searches now (0120).
insert into search_day (day, words, searches, results, outcome)
select day, folded, sum(count)::int, 0, 'none'
from daily_missed_search cross join lateral (select left(fold_text(words), 60) as folded) one
where length(folded) >= 2
group by day, folded
on conflict (day, words) do nothing;

drop table daily_missed_search;
