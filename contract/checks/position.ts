import * as v from 'valibot'

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max))

/** A place on Earth in degrees, as satellites tell it (WGS 84): north and east are positive. */
export const position = v.object({ latitude: degrees(90), longitude: degrees(180) })
export type Position = v.InferOutput<typeof position>
