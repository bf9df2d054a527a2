import { useStore } from '@nanostores/react'
import { $route, paths } from '@portal/session'
import { type ComponentType, lazy, Suspense } from 'react'
import { NotFound } from './pages/not-found/not-found.tsx'
import { Unauthorized } from './pages/unauthorized/unauthorized.tsx'

/** Every page of the shell by its address. A page's file is fetched when it is first shown; two sentences need none. */
const pages: Record<string, ComponentType> = {
  [paths.login]: lazy(async () => ({ default: (await import('./pages/login/login.tsx')).Login })),
  [paths.dashboard]: lazy(async () => ({ default: (await import('./pages/dashboard/dashboard.tsx')).Dashboard })),
  [paths.unauthorized]: Unauthorized,
  [paths.notFound]: NotFound
}

/** The page of the current address. The guard lets only addresses of pages come here, and others leave within the turn. */
export const Shell = () => {
  const { pathname } = useStore($route)
  const Page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
  return <Suspense>{Page !== undefined && <Page />}</Suspense>
}
