exports.pitch = () => 'export default () => "";';
