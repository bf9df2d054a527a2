/** The data of a workbook's sheet, so far: its rows, the parts that hold them, and their sums before and after packing. */
export type ExportSheet = { rows: number; parts: number; crc: number; size: number; packed: number }
