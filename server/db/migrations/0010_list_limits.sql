-- Lists are answered and rendered whole: without a limit one list of 20,000 products held the server for seconds.

-- Refuses an insert that makes a list too long. Arguments: the column that names the list, the limit, what holds the products.
CREATE FUNCTION limit_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  longest bigint;
BEGIN
  EXECUTE format(
    'SELECT max(n) FROM (SELECT count(*) AS n FROM %1$I WHERE %2$I IN (SELECT %2$I FROM added) GROUP BY %2$I) AS counted',
    TG_TABLE_NAME, TG_ARGV[0]) INTO longest;
  IF longest > TG_ARGV[1]::bigint THEN
    RAISE EXCEPTION '% holds at most % products.', TG_ARGV[2], to_char(TG_ARGV[1]::bigint, 'FM999,999') USING ERRCODE = 'LL001';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER limit_list AFTER INSERT ON cart_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION limit_list('user_id', '1000', 'A cart');
CREATE TRIGGER limit_list AFTER INSERT ON wishlist_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION limit_list('user_id', '2000', 'A wishlist');
CREATE TRIGGER limit_list AFTER INSERT ON wishlist_group_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION limit_list('group_id', '1000', 'A group');
