/** A full hour as a clock shows it: `09:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
