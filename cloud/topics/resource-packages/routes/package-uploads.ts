import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember, forUpload } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { beginUpload } from '../begin-upload.ts'
import { packageCheckWork } from '../check/keep-checking.ts'
import { finishUpload } from '../finish-upload.ts'
import { dropUpload, findUpload, findUploads, packageFileParts } from '../sql/uploads.ts'
import { takePart } from '../take-part.ts'

type Services = Pick<CloudServices, 'database' | 'now' | 'rules' | 'begin'>

/** Files of resource packages, on their way in parts. */
export const packageUploadRoutes = ({ database, now, rules, begin }: Services) => ({
  packageUploadList: forMember(calls.packageUploadList, ({ query }, { userId }) =>
    findUploads(database, userId, query)
  ),

  packageUploadDetail: forMember(calls.packageUploadDetail, async ({ query: { uploadId } }, { userId }) => {
    const upload = await findUpload(database, userId, uploadId)
    if (upload === undefined) throw new Refusal(codes.recordNotFound)
    const parts = await packageFileParts.find(database, uploadId)
    return { ...upload, parts: parts.map(({ part }) => part) }
  }),

  beginPackageUpload: forMember(calls.beginPackageUpload, ({ body }, member) =>
    beginUpload(database, body, { member, now: now(), rules: rules.packages })
  ),

  sendPackagePart: forUpload(calls.sendPackagePart, async ({ body }, { bytes }, { userId }) => {
    await takePart(database, { ...body, content: bytes }, userId)
    return null
  }),

  finishPackageUpload: forMember(calls.finishPackageUpload, async ({ body: { uploadId } }, { userId }) => {
    const finished = await finishUpload(database, { uploadId, userId }, now())
    if (finished.state === 'checking') begin(packageCheckWork)
    return finished
  }),

  cancelPackageUpload: forMember(calls.cancelPackageUpload, async ({ body: { uploadId } }, { userId }) => {
    if (!(await dropUpload(database, userId, uploadId))) throw new Refusal(codes.recordNotFound)
    return null
  })
})
