import type { IndustryPack } from '../pack-types.ts';
import { chronicCare } from './healthcare/chronic-care.ts';
import { healthcareIndicators } from './healthcare/indicators.ts';
import { stockOuts } from './healthcare/stock-outs.ts';

export const healthcare: IndustryPack = {
  id: 'healthcare',
  name: 'Healthcare',
  recognise:
    'clinic, hospital, health, patient, nurse, doctor, midwife, medicine, drug, pharmac, vaccin, malaria, diabet, hypertension, pregnan, maternal, birth, disease, illness, treatment, ambulance, laboratory, lab test, diagnos, blood, surgery, dispensary, chemist, therapy, mental health, hiv, tuberculosis, sante, hopital, medicament, maladie, infirmi, medecin',
  goods:
    'medicine=medicines, drug=medicines, vaccine=vaccines, insulin, blood, diabetes=diabetes care, hypertension=blood pressure care, test kit=test kits, oxygen, malaria=malaria medicines, medicament=medicines, vaccin!=vaccines',
  indicators: healthcareIndicators,
  pains: [stockOuts, chronicCare],
};
