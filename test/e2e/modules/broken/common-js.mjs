// A CommonJS module under the name of an ES module.
module.exports = { mount: async () => undefined }
