interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  message: string;
  client_hash: Buffer | null;
  created_at: Date;
}

/** The table of messages from the contact page (0005_contact.sql). */
export interface ContactTables {
  contact_messages: ContactMessagesTable;
}
