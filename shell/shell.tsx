import { useStore } from '@nanostores/react'
import { $route, paths } from '@portal/session'
import { type ComponentType, lazy, Suspense } from 'react'

/** Every page of the shell by its address. A page's file is fetched when it is first shown. */
const pages: Record<string, ComponentType> = {
  [paths.login]: lazy(async () => ({ default: (await import('./pages/login/login.tsx')).Login })),
  [paths.dashboard]: lazy(async () => ({ default: (await import('./pages/dashboard/dashboard.tsx')).Dashboard })),
  [paths.unauthorized]: lazy(async () => ({
    default: (await import('./pages/unauthorized/unauthorized.tsx')).Unauthorized
  })),
  [paths.notFound]: lazy(async () => ({ default: (await import('./pages/not-found/not-found.tsx')).NotFound }))
}

/** The page of the current address. The guard lets only addresses of pages come here, and others leave within the turn. */
export const Shell = () => {
  const { pathname } = useStore($route)
  const Page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
  return <Suspense>{Page !== undefined && <Page />}</Suspense>
}
