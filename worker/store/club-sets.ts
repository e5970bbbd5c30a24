/** SQL: adds players to the Grid's sets of their clubs. One by one would read a third of a free day's rows. */
export const addToClubSetsSql = (ids: string): string => `
  WITH changed AS (${ids}),
  joined AS MATERIALIZED (
    SELECT DISTINCT 'club:' || teams.franchise AS key, players.id
    FROM changed JOIN players ON players.id = changed.id, json_each(players.clubs) AS club JOIN teams ON teams.code = club.value),
  missing AS MATERIALIZED (
    SELECT key, id FROM joined EXCEPT SELECT criteria.key, member.value FROM criteria, json_each(members) AS member WHERE criteria.key LIKE 'club:%')
  UPDATE criteria SET members = (
    SELECT json_group_array(id) FROM (
      SELECT value AS id FROM json_each(members) UNION SELECT id FROM missing WHERE missing.key = criteria.key ORDER BY id))
  WHERE key IN (SELECT key FROM missing)`;
