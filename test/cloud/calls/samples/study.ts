import type { Sample } from '../../support/calls/sample.ts'

const makersCourse = 'The maker’s; everybody who may learn sees each.'
const study: Sample = { ids: { courseId: { shared: makersCourse }, lessonId: { shared: makersCourse } } }

export const samples = { study }
