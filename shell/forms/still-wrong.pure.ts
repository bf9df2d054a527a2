/**
 * The problems that a change of the form left. A mended field loses its sentence at once. A field that is wrong in another way
 * has the new sentence. A field that was right at the last try gets none.
 * @param shown the problems of the last try
 * @param found the problems of the entries as they are now
 */
export const stillWrong = <Field extends string, Problem>(
  shown: Readonly<Partial<Record<Field, Problem>>>,
  found: Readonly<Partial<Record<Field, Problem>>>
): Partial<Record<Field, Problem>> =>
  Object.fromEntries(Object.entries(found).filter(([field]) => field in shown)) as Partial<Record<Field, Problem>>
