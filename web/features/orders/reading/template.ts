import { t } from 'ttag';

/** An empty order guide with the heads that are read best. */
export const TEMPLATE_CSV = `\uFEFF${t`GTIN,Item number,Brand,Description,Pack size,Quantity,Unit,Case price`}\r\n`;
