import { loader } from './system-js.ts'

/** Whether a file can be fetched, with this hash where one is given. It is not run. */
export const comes = (url: string, integrity: string): Promise<boolean> =>
  loader()
    .fetchAside(url, integrity)
    .then(
      () => true,
      () => false
    )
