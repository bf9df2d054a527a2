import { environment } from '@portal/session'

/** The address of a path that the cloud gave. */
export const pictureAddress = (path: string): string => (environment().apiBase ?? '') + path
