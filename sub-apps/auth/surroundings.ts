import type { SubAppProps } from '@portal/session'
import { createContext, useContext } from 'react'

/** The portal's props, for all components below. */
export const Surroundings = createContext<Pick<SubAppProps, 'basePath' | 'unsaved' | 'notify' | 'ask'> | undefined>(
  undefined
)

/** @throws Error outside the auth application */
export const useSurroundings = () => {
  const surroundings = useContext(Surroundings)
  if (surroundings === undefined) throw new Error('useSurroundings() was called outside the auth application.')
  return surroundings
}
