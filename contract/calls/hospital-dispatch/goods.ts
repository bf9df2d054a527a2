import type { Compartment } from '../robot-registry/compartments.ts'

/** The goods that robots carry from ward to ward. */
export const dispatchGoods = ['medicine', 'samples', 'linen', 'meals', 'documents', 'instruments'] as const
export type DispatchGoods = (typeof dispatchGoods)[number]

/** The compartments that goods may travel in: each of them alone is enough. */
const compartmentsFor: Record<DispatchGoods, readonly Compartment[]> = {
  medicine: ['locked'],
  samples: ['cooled'],
  linen: ['tray', 'drawer'],
  meals: ['tray', 'drawer'],
  documents: ['drawer', 'locked'],
  instruments: ['drawer', 'locked']
}

/** Whether a robot with these compartments carries the goods. One of whose compartments nobody said anything carries all. */
export const carries = (compartments: readonly Compartment[], goods: DispatchGoods): boolean =>
  compartments.length === 0 || compartments.some(it => compartmentsFor[goods].includes(it))

/** Why a robot is not given an order, as the answer's `reason` says it to developers. */
export const dispatchReasons = { noCompartment: 'has no compartment for these goods' } as const
