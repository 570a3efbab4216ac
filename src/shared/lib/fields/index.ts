export {
  optionalPhone,
  optionalText,
  optionalZip,
  requiredEmail,
  requiredPhone,
  requiredText,
  requiredUrl,
  requiredZip,
} from './fields';
