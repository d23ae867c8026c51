-- Alternatives to a product are looked for among those of its GPC brick, else of its class.

CREATE INDEX products_by_brick ON products (brick_code) WHERE listed;
CREATE INDEX products_by_class ON products (class_code) WHERE listed;
