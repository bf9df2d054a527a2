import type { SubAppProps } from '@portal/session'
import { type InjectionKey, inject, provide } from 'vue'

/** The props of the portal that components below the top use. */
export type Surroundings = Pick<SubAppProps, 'basePath' | 'ask' | 'notify' | 'unsaved'>

const injectionKey: InjectionKey<Surroundings> = Symbol('surroundings')

export const provideSurroundings = (surroundings: Surroundings): void => provide(injectionKey, surroundings)

/** @throws Error outside the components below `provideSurroundings` */
export const useSurroundings = (): Surroundings => {
  const surroundings = inject(injectionKey)
  if (surroundings === undefined) throw new Error('useSurroundings() was called outside the operation application.')
  return surroundings
}
