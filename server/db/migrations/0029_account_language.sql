-- The language a person last read Larder in: mails that no request asks for are written in it.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en';
