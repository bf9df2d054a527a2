export { environmentFolder, type PortalFolders } from './portal/read-files.ts'
export { type Cloud, type CloudOptions, startCloud } from './start-cloud.ts'
export { StartError } from './start-error.ts'
