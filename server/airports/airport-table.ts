/**
 * Every airport with scheduled flights, and those our travellers use besides: code|name|city|country|latitude|longitude|zone|other words
 * it goes by. Made by scripts/airports.ts, never by hand. Names and positions: airport-data-js 4.0.0 (CC BY 4.0), changed and abridged;
 * cities: OurAirports (public domain); zones: geo-tz 8.1.9.
 */
export const AIRPORT_TABLE = `AAA|Anaa Airport|Anaa|PF|-17.356|-145.509|Pacific/Tahiti|
AAC|El Arish International Airport|El Arish|EG|31.076|33.832|Africa/Cairo|
AAE|Annaba Rabah Bitat Airport|Annaba|DZ|36.821|7.812|Africa/Algiers|
AAG|Arapoti||BR|-24.142|-49.856|America/Sao_Paulo|
AAI|Arraias Airport|Arraias|BR|-12.917|-46.933|America/Araguaina|
AAK|Aranuka Airport|Buariki|KI|0.167|173.583|Pacific/Tarawa|
AAL|Aalborg Airport|Aalborg|DK|57.087|9.872|Europe/Copenhagen|
AAN|Al Ain Airport|Al Ain|AE|24.260|55.617|Asia/Dubai|international
AAP|Aji Pangeran Tumenggung Pranoto International Airport|Samarinda|ID|-0.374|117.256|Asia/Makassar|
AAQ|Anapa Airport|Krasnyi Kurgan|RU|45.002|37.347|Europe/Moscow|vityazevo
AAR|Aarhus Airport|Aarhus|DK|56.308|10.626|Europe/Copenhagen|
AAT|Altay Airport|Altay|CN|47.750|88.084|Asia/Shanghai|xuedu
AAX|Araxa Airport|Araxá|BR|-19.568|-46.929|America/Sao_Paulo|
AAY|Al Ghaydah Airport|Al Ghaydah|YE|16.196|52.173|Asia/Aden|international
AAZ|Los Altos Airport|Quezaltenango|GT|14.865|-91.503|America/Guatemala|
ABA|Abakan Airport|Abakan|RU|53.717|91.500|Asia/Krasnoyarsk|international
ABD|Abadan Airport|Abadan|IR|30.364|48.227|Asia/Tehran|
ABE|Lehigh Valley International Airport|Allentown|US|40.652|-75.434|America/New_York|
ABI|Abilene Regional Airport|Abilene|US|32.413|-99.680|America/Chicago|
ABJ|Felix Houphouet Boigny Airport|Abidjan|CI|5.255|-3.933|Africa/Abidjan|international
ABK|Kabri Dar Airport|Kebri Dahar|ET|6.733|44.250|Africa/Addis_Ababa|
ABL|Ambler Airport|Ambler|US|67.088|-157.846|America/Anchorage|
ABM|Northern Peninsula Airport|Bamaga|AU|-10.943|142.450|Australia/Brisbane|
ABQ|Albuquerque International Sunport|Albuquerque|US|35.050|-106.617|America/Denver|
ABR|Aberdeen Regional Airport|Aberdeen|US|45.453|-98.426|America/Chicago|
ABS|Abu Simbel Airport|Abu Simbel|EG|22.368|31.610|Africa/Cairo|
ABT|Al-Aqiq Airport|Al-Baha|SA|20.294|41.640|Asia/Riyadh|king saud bin abdulaziz
ABU|A.A. Bere Tallo Airport|Atambua|ID|-9.075|124.907|Asia/Makassar|
ABV|Nnamdi Azikiwe International Airport|Abuja|NG|9.005|7.270|Africa/Lagos|
ABX|Albury Airport|Albury|AU|-36.070|146.955|Australia/Sydney|
ABY|Southwest Georgia Regional Airport|Albany|US|31.532|-84.196|America/New_York|
ABZ|Aberdeen International Airport|Aberdeen|GB|57.200|-2.204|Europe/London|dyce
ACA|Acapulco International Airport|Ciudad de Acapulco|MX|16.762|-99.755|America/Mexico_City|aeropuerto internacional juan alvarez
ACC|Kotoka International Airport|Accra|GH|5.607|-0.172|Africa/Accra|
ACE|Lanzarote Airport|San Bartolomé|ES|28.951|-13.609|Atlantic/Canary|cesar manrique
ACF|Alaer Talimu Airport|Aral|CN|40.464|81.247|Asia/Shanghai|
ACH|Altenrhein Airport|Altenrhein|CH|47.483|9.567|Europe/Zurich|gallen
ACI|Alderney Airport|Saint Anne|GG|49.707|-2.215|Europe/Guernsey|
ACK|Nantucket Memorial Airport|Nantucket|US|41.257|-70.060|America/New_York|
ACM|Arica Airport|Arica|CO|-2.000|-71.833|America/Bogota|
ACT|Waco Regional Airport|Waco|US|31.609|-97.223|America/Chicago|
ACV|California Redwood Coast-Humboldt County Airport|Arcata|US|40.971|-124.107|America/Los_Angeles|
ACX|Xingyi Wanfenglin Airport|Xingyi|CN|25.086|104.959|Asia/Shanghai|
ACY|Atlantic City International Airport|Atlantic City|US|39.451|-74.572|America/New_York|
ADA|Adana Sakirpasa Airport|Seyhan|TR|36.985|35.297|Europe/Istanbul|
ADB|Izmir Adnan Menderes Airport|İzmir|TR|38.294|27.148|Europe/Istanbul|gaziemir international
ADD|Addis Ababa Bole International Airport|Addis Ababa|ET|8.984|38.796|Africa/Addis_Ababa|
ADE|Aden International Airport|Aden|YE|12.826|45.038|Asia/Aden|
ADF|Adiyaman Airport|Adıyaman|TR|37.750|38.267|Europe/Istanbul|
ADJ|Marka International Airport|Amman|JO|31.975|35.983|Asia/Amman|civil
ADK|Adak Island Naval Station|Adak|US|51.883|-176.645|America/Adak|airport
ADL|Adelaide Airport|Adelaide|AU|-34.938|138.537|Australia/Adelaide|international
ADQ|Kodiak Airport|Kodiak|US|57.754|-152.514|America/Anchorage|
ADU|Ardabil Airport|Ardabil|IR|38.324|48.421|Asia/Tehran|
ADZ|Gustavo Rojas Pinilla International Airport|San Andrés|CO|12.586|-81.702|America/Bogota|
AEB|Baise Bama Airport|Baise|CN|23.719|106.968|Asia/Shanghai|youjiang
AED|Aleneva Airport||US|58.033|-152.900|America/Anchorage|
AEH|Abeche Airport|Abeche|TD|13.851|20.851|Africa/Ndjamena|
AEP|Aeroparque Internacional Jorge Newbery|Buenos Aires|AR|-34.556|-58.417|America/Argentina/Buenos_Aires|airpark
AER|Sochi International Airport|Sochi|RU|43.449|39.941|Europe/Moscow|
AES|Vigra Alesund Airport|Ålesund|NO|62.560|6.117|Europe/Oslo|
AET|Allakaket Airport|Allakaket|US|66.554|-152.611|America/Anchorage|
AEU|Abu Musa Airport|Abu Musa|IR|25.875|55.034|Asia/Tehran|island
AEX|Alexandria International Airport (Louisiana)|Alexandria|US|31.323|-92.543|America/Chicago|
AEY|Akureyri Airport|Akureyri|IS|65.655|-18.075|Atlantic/Reykjavik|
AFA|San Rafael Airport|San Rafael|AR|-34.589|-68.401|America/Argentina/Mendoza|suboficial santiago germano
AFL|Alta Floresta Airport|Alta Floresta|BR|-9.872|-56.105|America/Cuiaba|piloto osvaldo marques dias
AFS|Zarafshan Airport|Zarafshan|UZ|41.614|64.233|Asia/Samarkand|
AFZ|Sabzevar Airport|Sabzevar|IR|36.172|57.603|Asia/Tehran|national
AGA|Agadir Al Massira Airport|Agadir|MA|30.329|-9.411|Africa/Casablanca|
AGE|Wangerooge Airport|Wangerooge|DE|53.783|7.917|Europe/Berlin|
AGH|Angelholm Helsingborg Airport|Ängelholm|SE|56.287|12.867|Europe/Stockholm|
AGI|Wageningen Airport|Wageningen|SR|5.833|-56.833|America/Paramaribo|
AGJ|Aguni Airport|Aguni|JP|26.590|127.238|Asia/Tokyo|
AGM|Tasiilaq Heliport|Tasiilaq|GL|65.613|-37.618|America/Nuuk|
AGN|Angoon Seaplane Base|Angoon|US|57.497|-134.569|America/Juneau|
AGP|Malaga Airport|Málaga|ES|36.675|-4.490|Europe/Madrid|costa del sol
AGR|Agra Airport|Agra|IN|27.158|77.963|Asia/Kolkata|air force station
AGS|Augusta Regional Airport|Augusta|US|33.374|-81.973|America/New_York|bush field
AGT|Alejo Garcia Airport|Ciudad del Este|PY|-25.500|-54.833|America/Asuncion|aeropuerto internacional guarani
AGU|International Airport of Aguascalientes|Aguascalientes|MX|21.701|-102.314|America/Mexico_City|governor jesus teran peredo
AGX|Agatti Island Airport|Agatti|IN|10.829|72.180|Asia/Kolkata|
AHA|Maa Mahamaya Ambikapur Airport||IN|22.987|83.196|Asia/Kolkata|
AHB|Abha Regional Airport|Abha|SA|18.234|42.658|Asia/Riyadh|international
AHE|Ahe|Ahe Atoll|PF|-14.531|-146.319|Pacific/Tahiti|airport
AHO|Alghero-Fertilia Airport|Alghero|IT|40.630|8.296|Europe/Rome|
AHT|Amchitka Airport||US|51.500|179.000|America/Adak|
AIA|Alliance Municipal Airport|Alliance|US|42.052|-102.807|America/Denver|
AIB|Anita Bay Airport||US|56.233|-132.383|America/Sitka|
AIN|Wainwright Airport|Wainwright|US|70.633|-160.033|America/Anchorage|
AIP|Adampur Airport|Adampur|IN|31.433|75.761|Asia/Kolkata|
AIT|Aitutaki Airport|Aitutaki|CK|-18.829|-159.767|Pacific/Rarotonga|
AIU|Atiu Island Airport|Atiu Island|CK|-20.033|-158.100|Pacific/Rarotonga|
AJA|Ajaccio Napoleon Bonaparte Airport|Ajaccio|FR|41.920|8.794|Europe/Paris|
AJF|Jouf Airport|Al-Jawf|SA|29.789|40.101|Asia/Riyadh|domestic
AJI|Agri Airport|Ağrı|TR|39.650|43.025|Europe/Istanbul|
AJL|Aizawl Airport|Aizawl|IN|23.839|92.625|Asia/Kolkata|lengpui
AJN|Ouani Airport|Ouani|KM|-12.131|44.430|Indian/Comoro|
AJR|Arvidsjaur Airport|Arvidsjaur|SE|65.591|19.286|Europe/Stockholm|
AJU|Santa Maria Airport|Aracaju|BR|-10.987|-37.073|America/Maceio|international
AJY|Manu Dayak International Airport|Agadez|NE|16.964|7.993|Africa/Niamey|mano
AKA|Ankang Fuqiang Airport|Ankang|CN|32.757|108.875|Asia/Shanghai|
AKB|Atka Airport|Atka|US|52.217|-174.201|America/Adak|
AKF|Kufra Airport|Kufra|LY|24.184|23.321|Africa/Tripoli|
AKI|Akiak Airport|Akiak|US|60.906|-161.223|America/Anchorage|
AKJ|Asahikawa Airport|Asahikawa|JP|43.671|142.455|Asia/Tokyo|higashikagura
AKK|Akhiok Sea Plane Base|Akhiok|US|56.944|-154.167|America/Anchorage|
AKL|Auckland Airport|Auckland|NZ|-37.005|174.784|Pacific/Auckland|international
AKN|King Salmon Airport|King Salmon|US|58.683|-156.669|America/Anchorage|
AKP|Anaktuvuk Airport|Anaktuvuk Pass|US|68.138|-151.740|America/Anchorage|
AKR|Akure Airport|Akure|NG|7.250|5.300|Africa/Lagos|
AKS|Gwaunaru'u Airport|Auki|SB|-8.704|160.681|Pacific/Guadalcanal|
AKU|Aksu Airport|Aksu|CN|41.260|80.293|Asia/Urumqi|hongqipo
AKV|Akulivik Airport|Akulivik|CA|60.819|-78.149|America/Toronto|
AKX|Aktobe International Airport|Aktobe|KZ|50.249|57.211|Asia/Aqtobe|
AKY|Sittwe Airport|Sittwe|MM|20.130|92.880|Asia/Yangon|
ALA|Almaty International Airport|Almaty|KZ|43.347|77.011|Asia/Almaty|
ALB|Albany International Airport|Albany|US|42.745|-73.810|America/New_York|
ALC|Alicante-Elche Airport|Alicante|ES|38.287|-0.557|Europe/Madrid|miguel hernandez
ALF|Alta Airport|Alta|NO|69.977|23.356|Europe/Oslo|
ALG|Houari Boumediene Airport|Algiers|DZ|36.698|3.207|Africa/Algiers|
ALH|Albany Airport|Albany|AU|-34.945|117.804|Australia/Perth|
ALO|Waterloo Regional Airport|Waterloo|US|42.556|-92.400|America/Chicago|
ALP|Aleppo International Airport|Aleppo|SY|36.185|37.227|Asia/Damascus|
ALS|San Luis Valley Regional Airport|Alamosa|US|37.437|-105.867|America/Denver|bergman field
ALV|Andorra La Vella Heliport||AD|42.500|1.517|Europe/Andorra|
ALW|Walla Walla Regional Airport|Walla Walla|US|46.095|-118.291|America/Los_Angeles|
ALY|El Nouzha Airport||EG|31.184|29.949|Africa/Cairo|
ALZ|Alitak Sea Plane Base|Lazy Bay|US|56.898|-154.248|America/Anchorage|
AMA|Rick Husband Amarillo International Airport|Amarillo|US|35.218|-101.705|America/Chicago|
AMD|Sardar Vallabhbhai Patel International Airport|Ahmedabad|IN|23.066|72.624|Asia/Kolkata|
AMH|Arba Mintch Airport|Arba Minch|ET|6.036|37.577|Africa/Addis_Ababa|
AMM|Queen Alia International Airport|Amman|JO|31.723|35.989|Asia/Amman|
AMQ|Pattimura International Airport|Ambon|ID|-3.705|128.089|Asia/Jayapura|
AMS|Amsterdam Airport Schiphol|Amsterdam|NL|52.309|4.763|Europe/Amsterdam|
AMV|Amderma Airport|Amderma|RU|69.762|61.574|Europe/Moscow|
ANC|Ted Stevens Anchorage International Airport|Anchorage|US|61.174|-149.996|America/Anchorage|
ANF|Andres Sabella Galvez International Airport|Antofagasta|CL|-23.449|-70.441|America/Santiago|
ANH|Anuha Island Resort Airport||SB|-8.983|160.500|Pacific/Guadalcanal|
ANI|Aniak Airport|Aniak|US|61.574|-159.537|America/Anchorage|
ANR|Antwerp International Airport|Antwerp|BE|51.189|4.451|Europe/Brussels|deurne
ANS|Andahuaylas Airport|Andahuaylas|PE|-13.717|-73.356|America/Lima|
ANT|St. Anton Airport|Sankt Anton am Arlberg|AT|47.150|10.283|Europe/Vienna|
ANU|V.C. Bird International Airport|Osbourn|AG|17.139|-61.792|America/Antigua|
ANV|Anvik Airport|Anvik|US|62.648|-160.189|America/Anchorage|
ANX|Andenes Airport|Andenes|NO|69.305|16.133|Europe/Oslo|andoya
AOE|Anadolu Airport|Eskişehir|TR|39.810|30.519|Europe/Istanbul|
AOG|Anshan Teng'ao Airport|Anshan|CN|41.105|122.854|Asia/Shanghai|air base
AOI|Ancona Falconara Airport|Ancona|IT|43.607|13.356|Europe/Rome|marittima marche
AOJ|Aomori Airport|Aomori|JP|40.739|140.689|Asia/Tokyo|
AOK|Karpathos Airport|Karpathos Island|GR|35.421|27.147|Europe/Athens|
AOO|Altoona Airport|Altoona|US|40.297|-78.320|America/New_York|blair county
AOQ|Aappilattoq Heliport (Upernavik)|Aappilattoq|GL|72.887|-55.596|America/Nuuk|
AOR|Sultan Abdul Halim Airport|Alor Satar|MY|6.191|100.397|Asia/Kuala_Lumpur|
AOS|Amook Bay Seaplane Base|Amook Bay|US|57.471|-153.816|America/Anchorage|
APK|Apataki Airport|Apataki|PF|-15.573|-146.414|Pacific/Tahiti|
APL|Nampula Airport|Nampula|MZ|-15.102|39.287|Africa/Maputo|
APN|Alpena County Regional Airport|Alpena|US|45.082|-83.556|America/Detroit|
APO|Apartado Airport|Carepa|CO|7.818|-76.718|America/Bogota|antonio roldan betancur
APW|Faleolo Airport|Apia|WS|-13.833|-171.997|Pacific/Apia|international
APY|Alto Parnaiba Airport|Alto Parnaíba|BR|-9.133|-45.933|America/Fortaleza|
AQA|Araraquara Airport|Araraquara|BR|-21.807|-48.137|America/Sao_Paulo|
AQG|Anqing Tianzhushan Airport|Anqing|CN|30.582|117.051|Asia/Shanghai|north air base
AQI|Qaisumah Airport|Qaisumah|SA|28.334|46.121|Asia/Riyadh|hafr batin
AQJ|King Hussein International Airport|Aqaba|JO|29.610|35.022|Asia/Amman|
AQP|Rodriguez Ballon International Airport|Arequipa|PE|-16.345|-71.568|America/Lima|
ARC|Arctic Village Airport|Arctic Village|US|68.138|-145.524|America/Anchorage|
ARD|Alor Island Airport|Kabola|ID|-8.133|124.598|Asia/Makassar|
ARH|Talagi Airport|Archangelsk|RU|64.598|40.714|Europe/Moscow|
ARI|Chacalluta Airport|Arica|CL|-18.350|-70.336|America/Santiago|
ARK|Arusha Airport|Arusha|TZ|-3.367|36.683|Africa/Dar_es_Salaam|
ARM|Armidale Airport|Armidale|AU|-30.532|151.615|Australia/Sydney|
ARN|Stockholm Arlanda Airport|Stockholm|SE|59.650|17.930|Europe/Stockholm|
ART|Watertown International Airport|Watertown|US|43.991|-76.021|America/New_York|
ARU|Aracatuba Airport|Araçatuba|BR|-21.144|-50.426|America/Sao_Paulo|
ARW|Arad International Airport|Arad|RO|46.172|21.276|Europe/Bucharest|
ASA|Assab Airport|Asab|ER|13.070|42.638|Africa/Asmara|international
ASB|Ashgabat International Airport|Ashgabat|TM|37.984|58.367|Asia/Ashgabat|
ASE|Aspen/Pitkin County Airport|Aspen|US|39.220|-106.865|America/Denver|sardy field
ASF|Astrakhan Airport|Astrakhan|RU|46.288|48.000|Europe/Astrakhan|narimanovo boris kustodiev international
ASI|Wideawake Field|Cat Hill|SH|-7.967|-14.400|Atlantic/St_Helena|raf ascension island
ASJ|Amami Airport|Amami|JP|28.432|129.708|Asia/Tokyo|
ASM|Asmara International Airport|Asmara|ER|15.291|38.910|Africa/Asmara|
ASO|Asosa Airport|Asosa|ET|10.047|34.537|Africa/Addis_Ababa|
ASP|Alice Springs Airport|Alice Springs|AU|-23.801|133.903|Australia/Darwin|
ASR|Kayseri Erkilet Airport|Kayseri|TR|38.770|35.495|Europe/Istanbul|
ASU|Silvio Pettirossi International Airport|Luque|PY|-25.242|-57.514|America/Asuncion|asuncion aeropuerto internacional
ASV|Amboseli Airport|Amboseli National Park|KE|-2.633|37.250|Africa/Nairobi|
ASW|Aswan Airport|Aswan|EG|23.968|32.825|Africa/Cairo|international
ATC|Arthur's Town Airport|Arthur's Town|BS|24.629|-75.671|America/Nassau|
ATH|Athens International Airport|Athens|GR|37.936|23.946|Europe/Athens|spata artemida eleftherios venizelos
ATK|Atqasuk Airport|Atqasuk|US|70.500|-157.333|America/Anchorage|edward burnell memorial
ATL|Hartsfield-Jackson Atlanta International Airport|Atlanta|US|33.640|-84.444|America/New_York|
ATM|Altamira Airport|Altamira|BR|-3.200|-52.217|America/Santarem|interstate
ATQ|Sri Guru Ram Dass Jee International Airport|Amritsar|IN|31.705|74.807|Asia/Kolkata|
ATT|Atmautluak Airport|Atmautluak|US|60.867|-162.274|America/Nome|
ATW|Appleton International Airport|Appleton|US|44.260|-88.510|America/Chicago|
ATY|Watertown Regional Airport|Watertown|US|44.909|-97.154|America/Chicago|
ATZ|Assiut Airport|Asyut|EG|27.053|31.011|Africa/Cairo|international
AUA|Reina Beatrix International Airport|Oranjestad|AW|12.502|-70.014|America/Aruba|queen
AUB|Itauba Airport||BR|-5.767|-63.350|America/Manaus|
AUC|Arauca Airport|Arauca|CO|7.072|-70.743|America/Bogota|santiago perez
AUG|Augusta State Airport|Augusta|US|44.318|-69.797|America/New_York|
AUH|Abu Dhabi International Airport|Abu Dhabi|AE|24.427|54.646|Asia/Dubai|
AUK|Alakanuk Airport|Alakanuk|US|62.689|-164.611|America/Nome|
AUL|Aur Island Airport|Aur Atoll|MH|8.133|171.167|Pacific/Majuro|
AUQ|Hiva Oa Airport|Hiva Oa Island|PF|-9.769|-139.010|Pacific/Marquesas|atuona
AUR|Aurillac Airport|Aurillac|FR|44.898|2.418|Europe/Paris|
AUS|Austin-Bergstrom International Airport|Austin|US|30.203|-97.667|America/Chicago|
AUU|Aurukun Airport|Aurukun|AU|-13.356|141.722|Australia/Brisbane|
AUX|Araguaina Airport|Araguaína|BR|-7.200|-48.200|America/Araguaina|
AVA|An Shun/Huang Guo Shu Airport|Anshun|CN|26.260|105.873|Asia/Shanghai|huangguoshu
AVF|Avoriaz Airport||FR|46.200|6.767|Europe/Paris|
AVK|Arvaikheer Airport|Arvaikheer|MN|46.267|102.783|Asia/Ulaanbaatar|
AVL|Asheville Regional Airport|Asheville|US|35.435|-82.537|America/New_York|
AVN|Avignon-Caumont Airport|Avignon|FR|43.907|4.902|Europe/Paris|
AVP|Wilkes-Barre/Scranton International Airport|Wilkes-Barre|US|41.337|-75.731|America/New_York|
AVV|Avalon Airport|Lara|AU|-38.026|144.473|Australia/Melbourne|
AWA|Awasa Airport|Hawassa|ET|7.063|38.491|Africa/Addis_Ababa|international
AWH|Awareh Airport||ET|8.267|44.183|Africa/Addis_Ababa|
AWK|Wake Island Airport|Wake Island|UM|19.283|166.633|Pacific/Wake|airfield
AWZ|Ahwaz International Airport|Ahvaz|IR|31.343|48.747|Asia/Tehran|lieutenant general qasem soleimani
AXA|Clayton J. Lloyd International Airport|The Valley|AI|18.206|-63.052|America/Anguilla|
AXD|Demokritos Airport|Alexandroupolis|GR|40.857|25.945|Europe/Athens|alexandroupoli democritus
AXF|Alxa Left Banner Bayanhot Airport|Bayanhot|CN|38.823|105.631|Asia/Shanghai|
AXJ|Amakusa Airport|Amakusa|JP|32.483|130.156|Asia/Tokyo|
AXM|El Eden Airport|Armenia|CO|4.453|-75.768|America/Bogota|
AXP|Springpoint Airport|Spring Point|BS|22.450|-73.967|America/Nassau|
AXR|Arutua Airport||PF|-15.250|-146.750|Pacific/Tahiti|
AXT|Akita Airport|Akita|JP|39.612|140.220|Asia/Tokyo|
AXU|Axum Airport|Axum|ET|14.121|38.717|Africa/Addis_Ababa|
AYJ|Ayodhya Airport|Faizabad|IN|26.748|82.151|Asia/Kolkata|
AYP|Ayacucho Airport|Ayacucho|PE|-13.197|-74.247|America/Lima|air force colonel alfredo mendivil duarte
AYQ|Connellan Airport|Yulara|AU|-25.191|130.977|Australia/Darwin|ayers rock
AYT|Antalya Airport|Antalya|TR|36.899|30.801|Europe/Istanbul|international
AYZ|Zahns Airport||US|40.667|-73.417|America/New_York|
AZA|Phoenix-Mesa Gateway Airport|Mesa|US|33.308|-111.656|America/Phoenix|
AZD|Yazd Airport|Yazd|IR|31.904|54.283|Asia/Tehran|shahid sadooghi
AZN|Andizhan Airport|Andizhan|UZ|40.733|72.300|Asia/Tashkent|
AZO|Kalamazoo Battle Creek International Airport|Kalamazoo|US|42.240|-85.557|America/Detroit|
AZR|Adrar Airport|Adrar|DZ|27.883|-0.283|Africa/Algiers|touat cheikh sidi mohamed belkebir
AZS|Samana El Catey Airport|Samana|DO|19.271|-69.737|America/Santo_Domingo|international
BAG|Loakan Airport|Baguio City|PH|16.377|120.618|Asia/Manila|
BAH|Bahrain International Airport|Manama|BH|26.269|50.626|Asia/Bahrain|
BAK|Metropolitan Area||AZ|40.500|49.833|Asia/Baku|
BAL|Batman Airport|Batman|TR|37.917|41.083|Europe/Istanbul|
BAQ|Ernesto Cortissoz International Airport|Barranquilla|CO|10.886|-74.776|America/Bogota|
BAR|Qionghai Bo'ao Airport|Qionghai|CN|19.139|110.457|Asia/Shanghai|
BAS|Balalae Airport|Ballalae|SB|-6.993|155.883|Pacific/Guadalcanal|
BAV|Baotou Erliban Airport|Baotou|CN|40.563|109.998|Asia/Shanghai|donghe
BAX|Barnaul Airport|Barnaul|RU|53.361|83.548|Asia/Barnaul|
BAY|Baia Mare Airport|Baia Mare|RO|47.660|23.467|Europe/Bucharest|tautii magheraus maramures international
BAZ|Barcelos Airport|Barcelos|BR|-0.967|-62.934|America/Manaus|
BBA|Balmaceda Airport|Balmaceda|CL|-45.917|-71.695|America/Coyhaique|
BBG|Butaritari Airport|Butaritari|KI|3.167|172.750|Pacific/Tarawa|
BBI|Biju Patnaik International Airport|Bhubaneswar|IN|20.253|85.817|Asia/Kolkata|
BBK|Kasane Airport|Kasane|BW|-17.831|25.164|Africa/Gaborone|
BBM|Battambang Airport|Battambang|KH|13.117|103.200|Asia/Phnom_Penh|
BBN|Bario Airport|Bario|MY|3.683|115.467|Asia/Kuching|
BBO|Berbera International Airport|Berbera|SO|10.391|44.944|Africa/Mogadishu|
BBQ|Barbuda Codrington Airport|Codrington|AG|17.636|-61.827|America/Antigua|
BBR|Baillif Airport|Basse-Terre|GP|16.016|-61.739|America/Guadeloupe|
BBU|Bucharest Baneasa-Aurel Vlaicu International Airport|Bucharest|RO|44.496|26.081|Europe/Bucharest|
BCA|Baracoa Airport|Baracoa|CU|20.350|-74.500|America/Havana|gustavo rizo
BCD|Bacolod-Silay International Airport|Bacolod City|PH|10.777|123.013|Asia/Manila|
BCI|Barcaldine Airport|Barcaldine|AU|-23.559|145.302|Australia/Brisbane|
BCM|Bacau Airport|Bacău|RO|46.599|26.882|Europe/Bucharest|
BCN|Josep Tarradellas Barcelona-El Prat Airport|Barcelona|ES|41.303|2.076|Europe/Madrid|
BCU|Bauchi Airport|Bauchi|NG|10.483|9.744|Africa/Lagos|sir abubakar tafawa balewa international
BDA|L.F. Wade International Airport|Hamilton|BM|32.360|-64.701|Atlantic/Bermuda|
BDB|Bundaberg Airport|Bundaberg|AU|-24.899|152.322|Australia/Brisbane|
BDD|Badu Island Airport|Badu Island|AU|-10.149|142.172|Australia/Brisbane|
BDH|Bandar Lengeh International Airport|Bandar Lengeh|IR|26.529|54.829|Asia/Tehran|
BDJ|Syamsudin Noor International Airport|Landasan Ulin|ID|-3.438|114.754|Asia/Makassar|
BDL|Bradley International Airport|Hartford|US|41.930|-72.685|America/New_York|
BDO|Husein Sastranegara International Airport|Bandung|ID|-6.905|107.582|Asia/Jakarta|
BDP|Bhadrapur Airport|Bhadrapur|NP|26.533|88.083|Asia/Kathmandu|
BDQ|Vadodara Airport|Vadodara|IN|22.329|73.216|Asia/Kolkata|
BDS|Brindisi - Salento Airport|Brindisi|IT|40.658|17.939|Europe/Rome|
BDT|Gbadolite Airport|Gbadolite|CD|4.253|20.975|Africa/Kinshasa|
BDU|Bardufoss Airport|Målselv|NO|69.056|18.540|Europe/Oslo|
BEB|Benbecula Airport|Balivanich|GB|57.473|-7.376|Europe/London|
BED|Laurence G. Hanscom Field|Bedford|US|42.471|-71.290|America/New_York|
BEF|Bluefields Airport|Bluefileds|NI|11.997|-83.769|America/Managua|
BEG|Belgrad Nikola Tesla Airport|Belgrade|RS|44.819|20.307|Europe/Belgrade|
BEJ|Kalimarau Airport|Tanjung Redeb - Borneo Island|ID|2.155|117.433|Asia/Makassar|
BEK|Bareilly Airport|Bareilly|IN|28.467|79.450|Asia/Kolkata|air force station
BEL|Val De Cans International Airport|Belém|BR|-1.390|-48.480|America/Belem|julio cezar ribeiro
BEN|Benina International Airport|Benina|LY|32.085|20.265|Africa/Tripoli|
BER|Berlin Brandenburg Airport|Berlin|DE|52.364|13.510|Europe/Berlin|
BES|Brest Bretagne Airport|Brest|FR|48.443|-4.420|Europe/Paris|
BET|Bethel Airport|Bethel|US|60.784|-161.831|America/Anchorage|
BEU|Bedourie Airport||AU|-24.230|139.445|Australia/Brisbane|
BEW|Beira International Airport|Beira|MZ|-19.799|34.902|Africa/Maputo|
BEY|Beirut-Rafic Hariri International Airport|Beirut|LB|33.826|35.493|Asia/Beirut|
BFD|Bradford Regional Airport|Bradford|US|41.802|-78.639|America/New_York|
BFF|Western Nebraska Regional Airport|Scottsbluff|US|41.868|-103.591|America/Denver|neb rgnl william heilig
BFI|King County International Airport|Seattle|US|47.530|-122.302|America/Los_Angeles|boeing field
BFJ|Bijie Feixiong Airport|Bijie|CN|27.267|105.471|Asia/Shanghai|
BFL|Meadows Field Airport|Bakersfield|US|35.437|-119.055|America/Los_Angeles|
BFN|Bram Fischer International Airport|Bloemfontain|ZA|-29.096|26.298|Africa/Johannesburg|
BFQ|Bahia Pinas Airport|Puerto Piña|PA|7.583|-78.167|America/Panama|
BFS|Belfast International Airport|Belfast|GB|54.662|-6.218|Europe/London|
BFV|Buriram Airport|Buriram|TH|15.319|103.303|Asia/Bangkok|buri ram
BFY|Bengbu Tenghu Airport||CN|33.166|117.058|Asia/Shanghai|
BGA|Palonegro International Airport|Bucaramanga|CO|7.128|-73.181|America/Bogota|
BGC|Braganca Airport|Bragança|PT|41.856|-6.706|Europe/Lisbon|
BGF|Bangui-M'poko International Airport|Bangui|CF|4.396|18.520|Africa/Bangui|
BGG|Bingol Airport|Bingöl|TR|38.860|40.594|Europe/Istanbul|
BGI|Grantley Adams International Airport|Bridgetown|BB|13.081|-59.488|America/Barbados|
BGK|Big Creek Airport|Big Creek|BZ|16.517|-88.400|America/Belize|
BGM|Greater Binghamton Airport|Binghamton|US|42.209|-75.983|America/New_York|edwin link field
BGO|Bergen Airport|Bergen|NO|60.289|5.228|Europe/Oslo|flesland
BGR|Bangor International Airport|Bangor|US|44.809|-68.818|America/New_York|
BGW|Baghdad International Airport|Baghdad|IQ|33.256|44.232|Asia/Baghdad|new muthana air base
BGY|Orio al Serio International Airport|Milan|IT|45.665|9.699|Europe/Rome|bergamo
BHB|Hancock County-Bar Harbor Airport|Bar Harbor|US|44.449|-68.362|America/New_York|
BHC|Bhurban Heliport|Bhurban|PK|33.925|73.433|Asia/Karachi|
BHD|George Best Belfast City Airport|Belfast|GB|54.615|-5.870|Europe/London|
BHE|Woodbourne Airport|Blenheim|NZ|-41.518|173.871|Pacific/Auckland|
BHH|Bisha Domestic Airport|Bisha|SA|19.995|42.618|Asia/Riyadh|
BHI|Comandante Espora Airport|Bahia Blanca|AR|-38.731|-62.151|America/Argentina/Buenos_Aires|
BHJ|Shyamji Krishna Verma Airport|Bhuj|IN|23.288|69.671|Asia/Kolkata|
BHK|Bukhara Airport|Bukhara|UZ|39.760|64.475|Asia/Samarkand|international
BHM|Birmingham-Shuttlesworth International Airport|Birmingham|US|33.561|-86.752|America/Chicago|
BHO|Raja Bhoj Airport|Bhopal|IN|23.291|77.336|Asia/Kolkata|international
BHQ|Broken Hill Airport|Broken Hill|AU|-32.001|141.469|Australia/Broken_Hill|
BHR|Bharatpur Airport|Bharatpur|NP|27.676|84.433|Asia/Kathmandu|
BHS|Bathurst Airport (New South Wales)|Bathurst|AU|-33.414|149.655|Australia/Sydney|
BHU|Bhavnagar Airport|Bhavnagar|IN|21.755|72.184|Asia/Kolkata|
BHV|Bahawalpur Airport|Bahawalpur|PK|29.400|71.683|Asia/Karachi|
BHX|Birmingham Airport|Birmingham|GB|52.453|-1.733|Europe/London|international
BHY|Beihai Fucheng Airport|Beihai|CN|21.543|109.289|Asia/Shanghai|
BIA|Airport of Bastia Poretta|Bastia|FR|42.548|9.480|Europe/Paris|
BIC|Belle Ile|Bangor|FR|47.417|-3.335|Europe/Paris|
BID|Block Island State Airport|Block Island|US|41.169|-71.580|America/New_York|
BIH|Bishop Airport|Bishop|US|37.373|-118.365|America/Los_Angeles|eastern sierra regional
BII|Enyu Airfield|Bikini Atoll|MH|11.525|165.565|Pacific/Majuro|
BIK|Frans Kaisiepo International Airport|Biak|ID|-1.192|136.106|Asia/Jayapura|
BIL|Billings Logan International Airport|Billings|US|45.803|-108.537|America/Denver|
BIM|Bimini International Airport|South Bimini|BS|25.700|-79.264|America/Nassau|
BIO|Bilbao Airport|Bilbao|ES|43.306|-2.906|Europe/Madrid|
BIQ|Biarritz - Anglet - Bayonne Airport|Biarritz|FR|43.472|-1.531|Europe/Paris|
BIR|Biratnagar Airport|Biratnagar|NP|26.483|87.266|Asia/Kathmandu|
BIS|Bismarck Airport|Bismarck|US|46.774|-100.758|America/Chicago|municipal
BJA|Soummam – Abane Ramdane Airport|Béjaïa|DZ|36.750|5.083|Africa/Algiers|
BJB|Bojnurd International Airport|Bojnord|IR|37.490|57.309|Asia/Tehran|
BJC|Rocky Mountain Metropolitan Airport|Denver|US|39.910|-105.117|America/Denver|
BJF|Batsfjord Airport|Båtsfjord|NO|70.600|29.667|Europe/Oslo|
BJL|Yundum International Airport|Banjul|GM|13.344|-16.652|Africa/Banjul|
BJM|Bujumbura International Airport|Bujumbura|BI|-3.321|29.320|Africa/Bujumbura|melchior ndadaye
BJR|Bahir Dar Airport|Bahir Dar|ET|11.603|37.323|Africa/Addis_Ababa|
BJT|Bentota River Seaplane Base|Bentota|LK|6.429|79.995|Asia/Colombo|
BJV|Milas-Bodrum Airport|Bodrum|TR|37.244|27.673|Europe/Istanbul|international
BJX|Guanajuato International Airport|Ciudad de Silao|MX|20.986|-101.479|America/Mexico_City|aeropuerto internacional del bajio
BJZ|Badajoz Airport|Badajoz|ES|38.893|-6.820|Europe/Madrid|
BKC|Buckland Airport|Buckland|US|65.979|-161.127|America/Anchorage|
BKF|Lake Brooks Seaplane Base|Katmai National Park|US|58.555|-155.777|America/Anchorage|
BKG|Branson Airport|Branson|US|36.532|-93.201|America/Chicago|
BKI|Kota Kinabalu International Airport|Kota Kinabalu|MY|5.924|116.051|Asia/Kuching|
BKK|Suvarnabhumi Airport|Bangkok|TH|13.693|100.752|Asia/Bangkok|
BKM|Bakelalan Airport|Bakalalan|MY|3.967|115.617|Asia/Kuching|
BKO|Bamako-Senou International Airport|Bamako|ML|12.541|-7.948|Africa/Bamako|modibo keita
BKQ|Blackall Airport|Blackall|AU|-24.434|145.428|Australia/Brisbane|
BKS|Fatmawati Soekarno Airport|Bengkulu|ID|-3.861|102.338|Asia/Jakarta|
BKV|Bailing Airport|Bailingmiao|CN|41.657|110.313|Asia/Shanghai|
BKW|Raleigh County Memorial Airport|Beckley|US|37.782|-81.124|America/New_York|beaver
BKZ|Bukoba Airport|Bukoba|TZ|-1.332|31.823|Africa/Dar_es_Salaam|
BLA|General Jose Antonio Anzoategui International Airport|Barcelona|VE|10.108|-64.686|America/Caracas|
BLB|Panama Pacifico Airport|Panamá City|PA|8.914|-79.598|America/Panama|
BLE|Dala Airport|Borlange|SE|60.430|15.508|Europe/Stockholm|
BLI|Bellingham International Airport|Bellingham|US|48.796|-122.533|America/Los_Angeles|
BLJ|Batna Airport|Batna|DZ|35.752|6.309|Africa/Algiers|mostefa ben boulaid
BLL|Billund Airport|Billund|DK|55.747|9.148|Europe/Copenhagen|
BLP|Huallaga Airport|Bellavista|PE|-7.061|-76.582|America/Lima|
BLQ|Guglielmo Marconi Airport|Bologna|IT|44.529|11.293|Europe/Rome|
BLR|Kempegowda International Airport|Bangalore|IN|13.201|77.710|Asia/Kolkata|
BLV|MidAmerica St. Louis Airport / Scott AFB|Belleville|US|38.547|-89.816|America/Chicago|
BLW|Beledweyne Airport|Beledweyne|SO|4.698|45.217|Africa/Mogadishu|
BLZ|Chileka International Airport|Blantyre|MW|-15.675|34.971|Africa/Blantyre|
BMA|Bromma Stockholm Airport|Stockholm|SE|59.356|17.946|Europe/Stockholm|
BME|Broome International Airport|Broome|AU|-17.953|122.234|Australia/Perth|
BMI|Central Illinois Regional Airport|Bloomington|US|40.484|-88.915|America/Chicago|normal
BMK|Borkum Airport||DE|53.600|6.700|Europe/Berlin|
BMO|Banmaw Airport|Banmaw|MM|24.268|97.249|Asia/Yangon|
BMQ|Bamburi Airport|Bamburi|KE|-3.983|39.731|Africa/Nairobi|
BMR|Baltrum Airport|Baltrum|DE|53.717|7.400|Europe/Berlin|
BMS|Brumado Airport|Brumado|BR|-14.255|-41.818|America/Bahia|
BMU|Sultan Muhammad Salahuddin Airport|Bima|ID|-8.543|118.692|Asia/Makassar|
BMV|Phung-Duc Airport|Buon Ma Thuot|VN|12.667|108.050|Asia/Ho_Chi_Minh|
BMW|Bordj Badji Mokhtar Airport|Bordj Badji Mokhtar|DZ|21.376|0.926|Africa/Algiers|
BMY|Belep Island Airport|Waala|NC|-19.750|163.667|Pacific/Noumea|ile art
BNA|Nashville International Airport|Nashville|US|36.132|-86.669|America/Chicago|
BNB|Boende Airport|Boende|CD|-0.287|20.884|Africa/Kinshasa|
BND|Bandar Abbas International Airport|Bandar Abbas|IR|27.211|56.368|Asia/Tehran|
BNE|Brisbane Airport|Brisbane|AU|-27.403|153.109|Australia/Brisbane|international
BNI|Benin City Airport|Benin|NG|6.317|5.604|Africa/Lagos|
BNK|Ballina Byron Gateway Airport|Ballina|AU|-28.838|153.556|Australia/Sydney|
BNN|Bronnoysund Airport, Bronnoy|Brønnøy|NO|65.459|12.210|Europe/Oslo|
BNS|Barinas Airport|Barinas|VE|8.618|-70.221|America/Caracas|
BNX|Banja Luka International Airport|Banja Luka|BA|44.933|17.300|Europe/Sarajevo|mahovljani
BNY|Bellona Airport|Anua|SB|-11.300|159.817|Pacific/Guadalcanal|
BOB|Bora Bora Airport|Motu Mute|PF|-16.446|-151.754|Pacific/Tahiti|
BOC|Bocas Del Toro Airport|Isla Colón|PA|9.340|-82.252|America/Panama|international
BOD|Bordeaux Airport|Bordeaux|FR|44.831|-0.702|Europe/Paris|merignac
BOF|Bolling AFB Heliport||US|38.852|-77.013|America/New_York|
BOG|El Dorado International Airport|Bogota|CO|4.699|-74.143|America/Bogota|
BOH|Bournemouth International Airport|Bournemouth|GB|50.778|-1.832|Europe/London|christchurch
BOI|Boise Airport|Boise|US|43.569|-116.222|America/Boise|air terminal gowen field
BOJ|Bourgas Airport|Burgas|BG|42.567|27.516|Europe/Sofia|
BOM|Chhatrapati Shivaji Maharaj International Airport|Mumbai|IN|19.090|72.868|Asia/Kolkata|
BON|Flamingo International Airport|Kralendijk|BQ|12.133|-68.277|America/Kralendijk|
BOO|Bodo Airport|Bodø|NO|67.273|14.368|Europe/Oslo|
BOS|Logan International Airport|Boston|US|42.366|-71.020|America/New_York|
BOT|Boset Airport|Bosset|PG|-7.233|141.083|Pacific/Port_Moresby|
BOY|Bobo Dioulasso Airport|Bobo Dioulasso|BF|11.164|-4.324|Africa/Ouagadougou|
BPE|Qinhuangdao Beidaihe Airport|Qinhuangdao|CN|39.666|119.060|Asia/Shanghai|
BPL|Bole Alashankou Airport|Bole|CN|44.895|82.300|Asia/Shanghai|
BPN|Sultan Aji Muhammad International Airport|Balikpapan|ID|-1.261|116.901|Asia/Makassar|sulaiman sepinggan
BPS|Porto Seguro International Airport|Porto Seguro|BR|-16.441|-39.081|America/Bahia|
BPT|Jack Brooks Regional Airport|Beaumont|US|29.951|-94.020|America/Chicago|
BPX|Changdu Bangda Airport|Bangda|CN|30.556|97.107|Asia/Shanghai|qamdo
BPY|Besalampy Airport|Besalampy|MG|-16.750|44.483|Indian/Antananarivo|
BQB|Busselton Margaret River Airport|Busselton|AU|-33.687|115.402|Australia/Perth|
BQG|Bogorodskoye Airport|Bogorodskoye|RU|52.378|140.448|Asia/Vladivostok|
BQJ|Batagay Airport|Batagay|RU|67.649|134.695|Asia/Vladivostok|
BQK|Brunswick Golden Isles Airport|Brunswick|US|31.167|-81.483|America/New_York|
BQL|Boulia Airport||AU|-22.900|139.900|Australia/Brisbane|
BQN|Rafael Hernández International Airport|Aguadilla|PR|18.495|-67.134|America/Puerto_Rico|
BQS|Ignatievo Airport|Blagoveschensk|RU|50.417|127.400|Asia/Yakutsk|ignatyevo
BQT|Brest Airport|Brest|BY|52.110|23.898|Europe/Minsk|
BQU|J.F. Mitchell|Bequia|VC|13.019|-61.394|America/St_Vincent|airport
BRA|Barreiras Airport|Barreiras|BR|-12.073|-45.008|America/Bahia|
BRB|Barreirinhas Airport|Barreirinhas|BR|-2.756|-42.817|America/Fortaleza|
BRC|San Carlos de Bariloche International Airport|San Carlos de Bariloche|AR|-41.146|-71.161|America/Argentina/Salta|
BRD|Brainerd Lakes Regional Airport|Brainerd|US|46.397|-94.138|America/Chicago|
BRE|Bremen Airport|Bremen|DE|53.053|8.785|Europe/Berlin|
BRI|Bari International Airport-Karol Wojtyla|Bari|IT|41.134|16.764|Europe/Rome|wojtyła
BRK|Bourke Airport||AU|-30.083|145.933|Australia/Sydney|
BRL|Southeast Iowa Regional Airport|Burlington|US|40.786|-91.123|America/Chicago|
BRM|Barquisimeto Airport|Barquisimeto|VE|10.046|-69.360|America/Caracas|international
BRN|Bern Airport|Bern-Belp|CH|46.912|7.504|Europe/Zurich|
BRO|Brownsville/South Padre Island International Airport|Brownsville|US|25.909|-97.423|America/Chicago|
BRQ|Turany Airport|Brno|CZ|49.150|16.700|Europe/Prague|
BRR|Barra Eoligarry Airport|Eoligarry|GB|57.025|-7.449|Europe/London|
BRS|Bristol Airport|Bristol|GB|51.387|-2.711|Europe/London|
BRU|Brussels Airport|Zaventem|BE|50.897|4.484|Europe/Brussels|
BRW|Wiley Post-Will Rogers Memorial Airport|Utqiaġvik|US|71.287|-156.770|America/Anchorage|
BRX|Barahona Airport|Barahona|DO|18.217|-71.117|America/Santo_Domingo|maria montez international
BSA|Bosaso International Airport|Bosaso|SO|11.283|49.150|Africa/Mogadishu|
BSB|International Airport of Brasilia|Brasília|BR|-15.870|-47.921|America/Sao_Paulo|presidente juscelino kubitschek
BSC|Bahia Solano Airport|Bahía Solano|CO|6.183|-77.400|America/Bogota|jose celestino mutis
BSD|Baoshan Airport|Baoshan|CN|25.055|99.161|Asia/Shanghai|yunrui
BSG|Bata Airport|Bata|GQ|1.907|9.802|Africa/Malabo|
BSK|Biskra Airport|Biskra|DZ|34.793|5.738|Africa/Algiers|mohamed khider
BSL|EuroAirport Basel-Mulhouse-Freiburg - French|Bâle|FR|47.599|7.533|Europe/Paris|saint louis airport
BSO|Basco Airport|Basco|PH|20.453|121.978|Asia/Manila|
BSR|Basra International Airport|Basra|IQ|30.553|47.667|Asia/Baghdad|
BSX|Pathein Airport|Pathein|MM|16.812|94.775|Asia/Yangon|
BSZ|Manas International Airport||KG|43.054|74.469|Asia/Bishkek|
BTC|Batticaloa Airport|Batticaloa|LK|7.705|81.679|Asia/Colombo|
BTH|Hang Nadim Airport|Batam|ID|1.124|104.115|Asia/Jakarta|international
BTI|Barter Island Airport|Barter Island|US|70.135|-143.578|America/Anchorage|long range radar station
BTJ|Sultan Iskandar Muda International Airport|Banda Aceh|ID|5.518|95.418|Asia/Jakarta|
BTK|Bratsk Airport|Bratsk|RU|56.367|101.817|Asia/Irkutsk|
BTM|Bert Mooney Airport|Butte|US|45.951|-112.494|America/Denver|
BTO|Botopasi Airport|Botopasi|SR|4.250|-55.450|America/Paramaribo|
BTR|Baton Rouge Metropolitan Airport|Baton Rouge|US|30.533|-91.157|America/Chicago|
BTS|Bratislava Airport|Bratislava|SK|48.170|17.200|Europe/Bratislava|stefanik
BTT|Bettles Airport|Bettles|US|66.915|-151.526|America/Anchorage|
BTU|Bintulu Airport|Bintulu|MY|3.124|113.023|Asia/Kuching|
BTV|Burlington International Airport|South Burlington|US|44.469|-73.155|America/New_York|
BTW|Batulicin Airport|Batu Licin|ID|-3.412|116.000|Asia/Makassar|
BUA|Buka Airport|Buka Island|PG|-5.422|154.673|Pacific/Bougainville|
BUC|Burketown Airport||AU|-17.750|139.533|Australia/Brisbane|
BUD|Budapest Airport|Budapest|HU|47.433|19.262|Europe/Budapest|liszt ferenc international
BUF|Buffalo Niagara International Airport|Buffalo|US|42.934|-78.732|America/New_York|
BUI|Bokondini Airport|Bokondini|ID|-3.685|138.680|Asia/Jayapura|
BUN|Buenaventura Airport|Buenaventura|CO|3.825|-76.996|America/Bogota|gerardo tobar lopez
BUQ|Bulawayo Joshua Mqabuko Nkomo International Airport|Bulawayo|ZW|-20.015|28.623|Africa/Harare|
BUR|Hollywood Burbank Airport|Burbank|US|34.196|-118.354|America/Los_Angeles|bob hope
BUS|Batumi Airport|Batumi|GE|41.611|41.601|Asia/Tbilisi|international
BUT|Bathpalathang Airport|Jakar|BT|27.563|90.746|Asia/Thimphu|
BUU|Muara Bungo Airport|Muara Bungo|ID|-1.542|102.183|Asia/Jakarta|
BUX|Bunia Airport|Bunia|CD|1.566|30.221|Africa/Lubumbashi|
BUZ|Bushehr Airport|Bushehr|IR|28.958|50.825|Asia/Tehran|
BVA|Paris Beauvais Airport|Beauvais|FR|49.459|2.111|Europe/Paris|tille
BVB|Boa Vista Airport|Boa Vista|BR|2.833|-60.667|America/Boa_Vista|atlas brasil cantanhede
BVC|Aristides Pereira International Airport|Rabil|CV|16.083|-22.833|Atlantic/Cape_Verde|
BVE|Brive–Souillac Airport|Brive la Gaillarde|FR|45.040|1.486|Europe/Paris|
BVG|Berlevag Airport|Berlevåg|NO|70.867|29.000|Europe/Oslo|
BVH|Vilhena Airport|Vilhena|BR|-12.717|-60.117|America/Porto_Velho|brigadeiro camarao
BVI|Birdsville Airport||AU|-25.898|139.343|Australia/Brisbane|
BVJ|Bovanenkovo Airport|Bovanenkovo|RU|70.315|68.334|Asia/Yekaterinburg|
BVS|Breves Airport|Breves|BR|-1.667|-50.467|America/Belem|
BWA|Gautam Buddha International Airport|Siddharthanagar|NP|27.504|83.420|Asia/Kathmandu|
BWI|Baltimore/Washington International Thurgood Marshall Airport|Baltimore|US|39.180|-76.669|America/New_York|
BWK|Bol Airport|Bol|HR|43.283|16.683|Europe/Zagreb|gornji humac brac
BWN|Brunei International Airport|Bandar Seri Begawan|BN|4.945|114.934|Asia/Brunei|
BWO|Balakovo Airport|Balakovo|RU|51.862|47.746|Europe/Saratov|
BWT|Burnie Wynyard Airport|Burnie|AU|-40.999|145.731|Australia/Hobart|
BWX|Banyuwangi International Airport|Banyuwangi|ID|-8.310|114.340|Asia/Jakarta|
BXG|Bendigo Airport||AU|-36.738|144.327|Australia/Melbourne|
BXH|Balkhash Airport|Balkhash|KZ|46.894|75.004|Asia/Almaty|
BXR|Bam Airport|Bam|IR|29.080|58.449|Asia/Tehran|
BXT|Bontang Airport|Bontang-Borneo Island|ID|0.167|117.500|Asia/Makassar|
BXU|Butuan Airport|Butuan|PH|8.948|125.481|Asia/Manila|bancasi
BYK|Bouake Airport|Bouaké|CI|7.737|-5.069|Africa/Abidjan|
BYM|C.M. de Cespedes Airport|Bayamo|CU|20.383|-76.650|America/Havana|carlos manuel
BYN|Bayankhongor Airport|Bayankhongor|MN|46.100|100.683|Asia/Ulaanbaatar|
BYO|Bonito Airport|Bonito|BR|-21.244|-56.451|America/Campo_Grande|
BYR|Laeso Airport|Læsø|DK|57.278|11.005|Europe/Copenhagen|
BYW|Blakely Island Airport|Blakely Island|US|48.500|-123.000|America/Los_Angeles|
BZE|Philip S.W. Goldson International Airport|Belize City|BZ|17.539|-88.308|America/Belize|
BZG|Bydgoszcz Ignacy Jan Paderewski Airport|Bydgoszcz|PL|53.097|17.979|Europe/Warsaw|białe błota
BZI|Balikesir Airport||TR|39.617|27.928|Europe/Istanbul|merkez
BZK|Bryansk International Airport|Bryansk|RU|53.214|34.176|Europe/Moscow|
BZL|Barisal Airport|Barisal|BD|22.799|90.301|Asia/Dhaka|
BZN|Bozeman Yellowstone International Airport|Bozeman|US|45.778|-111.160|America/Denver|gallatin field
BZO|Bolzano Airport|Bolzano|IT|46.462|11.331|Europe/Rome|
BZR|Beziers Vias Airport|Béziers|FR|43.321|3.353|Europe/Paris|
BZV|Maya Maya Airport|Brazzaville|CG|-4.259|15.251|Africa/Brazzaville|
BZX|Bazhong Enyang Airport|Bazhong|CN|31.738|106.645|Asia/Shanghai|
CAA|Catacamas Airport|El Aguacate|HN|14.831|-85.894|America/Tegucigalpa|
CAB|Cabinda Airport|Cabinda|AO|-5.583|12.200|Africa/Luanda|
CAC|Cascavel Airport|Cascavel|BR|-25.002|-53.502|America/Sao_Paulo|coronel adalberto mendes silva
CAE|Columbia Metropolitan Airport|Columbia|US|33.947|-81.125|America/New_York|
CAF|Carauari Airport|Carauari|BR|-4.900|-66.917|America/Manaus|
CAG|Cagliari Elmas Airport|Cagliari|IT|39.254|9.061|Europe/Rome|
CAH|Ca Mau Airport|Ca Mau City|VN|9.176|105.179|Asia/Ho_Chi_Minh|
CAI|Cairo International Airport|Cairo|EG|30.120|31.406|Africa/Cairo|
CAJ|Canaima Airport|Canaima|VE|6.241|-62.854|America/Caracas|
CAK|Akron-Canton Regional Airport|Akron|US|40.915|-81.436|America/New_York|
CAL|Campbeltown Airport|Campbeltown|GB|55.436|-5.687|Europe/London|
CAN|Guangzhou Baiyun International Airport|Guangzhou|CN|23.392|113.299|Asia/Shanghai|
CAP|Cap Haitien Airport|Cap Haitien|HT|19.733|-72.195|America/Port-au-Prince|international
CAT|Cascais Municipal Aerodrome|Cascais|PT|38.726|-9.355|Europe/Lisbon|airport
CAU|Caruaru Airport|Caruaru|BR|-8.250|-35.917|America/Recife|
CAW|Bartolomeu Lisandro Airport|Campos Dos Goytacazes|BR|-21.700|-41.303|America/Sao_Paulo|
CAY|Felix Eboue Airport|Matoury|GF|4.817|-52.367|America/Cayenne|cayenne
CAZ|Cobar Airport||AU|-31.537|145.797|Australia/Sydney|
CBB|Jorge Wilstermann International Airport|Cochabamba|BO|-17.414|-66.179|America/La_Paz|wilsterman
CBH|Boudghene Ben Ali Lotfi Airport|Béchar|DZ|31.648|-2.260|Africa/Algiers|
CBO|Awang Airport|Datu Odin Sinsuat|PH|7.161|124.215|Asia/Manila|cotabato
CBQ|Calabar Airport|Calabar|NG|4.969|8.347|Africa/Lagos|margaret ekpo international
CBR|Canberra Airport|Canberra|AU|-35.307|149.191|Australia/Sydney|international
CBT|Catumbela Airport|Catumbela|AO|-12.483|13.483|Africa/Luanda|
CBZ|Binzhou Dagao General Airport|Binzhou|CN|37.611|117.886|Asia/Shanghai|
CCA|Chimore Airport||BO|-16.990|-65.141|America/La_Paz|
CCC|Jardines del Rey Airport|Cayo Coco|CU|22.461|-78.329|America/Havana|
CCD|Century City Heliport|Los Angeles|US|34.061|-118.418|America/Los_Angeles|
CCF|Carcassonne Airport|Carcassonne|FR|43.215|2.309|Europe/Paris|
CCJ|Kozhikode Calicut International Airport|Calicut|IN|11.139|75.950|Asia/Kolkata|
CCK|Cocos Islands Airport|West Island|CC|-12.167|96.917|Indian/Cocos|keeling
CCM|Criciuma Airport|Criciúma|BR|-28.700|-49.367|America/Sao_Paulo|forquilhinha
CCP|Carriel Sur Airport|Concepcion|CL|-36.777|-73.059|America/Santiago|
CCR|Buchanan Field|Concord|US|37.989|-122.056|America/Los_Angeles|
CCS|Simon Bolivar International Airport|Caracas|VE|10.597|-67.006|America/Caracas|
CCU|Netaji Subhas Chandra Bose Airport|Kolkata|IN|22.645|88.439|Asia/Kolkata|subhash international
CCV|Craig Cove Airport|Craig Cove|VU|-16.265|167.924|Pacific/Efate|
CCZ|Chub Cay Airport||BS|25.418|-77.881|America/Nassau|
CDB|Cold Bay Airport|Cold Bay|US|55.199|-162.721|America/Nome|
CDC|Cedar City Regional Airport|Cedar City|US|37.703|-113.096|America/Denver|
CDE|Chengde Puning Airport|Chengde|CN|41.123|118.074|Asia/Shanghai|
CDG|Paris-Charles De Gaulle Airport|Paris|FR|49.003|2.567|Europe/Paris|international
CDP|Kadapa Airport|Kadapa|IN|14.515|78.765|Asia/Kolkata|
CDR|Chadron Airport|Chadron|US|42.835|-103.098|America/Denver|municipal
CDT|Castellon-Costa Azahar Airport|Castellón de la Plana|ES|40.214|0.073|Europe/Madrid|
CDV|Mudhole Smith Airport|Cordova|US|60.493|-145.470|America/Anchorage|merle
CEB|Mactan-Cebu International Airport|Lapu-Lapu City|PH|10.313|123.983|Asia/Manila|
CEC|Del Norte County Regional Airport|Crescent City|US|41.780|-124.236|America/Los_Angeles|jack namara field
CED|Ceduna Airport||AU|-32.124|133.701|Australia/Adelaide|
CEE|Cherepovets Airport|Cherepovets|RU|59.283|38.067|Europe/Moscow|
CEI|Chiang Rai International Airport|Chiang Rai|TH|19.955|99.879|Asia/Bangkok|mae fah luang
CEK|Chelyabinsk International Airport|Chelyabinsk|RU|55.298|61.512|Asia/Yekaterinburg|balandino
CEL|Canela|Canela|BR|-29.497|-50.922|America/Sao_Paulo|
CEM|Central Airport|Central|US|65.575|-144.782|America/Anchorage|
CEN|Ciudad Obregon Airport|Ciudad Obregón|MX|27.392|-109.839|America/Hermosillo|international
CEQ|Mandelieu Airport|Cannes|FR|43.546|6.954|Europe/Paris|
CEZ|Montezuma County Airport|Cortez|US|37.303|-108.627|America/Denver|
CFB|Cabo Frio International Airport|Cabo Frio|BR|-22.925|-42.079|America/Sao_Paulo|
CFE|Clermont-Ferrand Auvergne Airport|Clermont-Ferrand|FR|45.789|3.159|Europe/Paris|aulnat
CFG|Jaime Gonzalez Airport|Cienfuegos|CU|22.150|-80.414|America/Havana|
CFK|Chlef International Airport|Chlef|DZ|36.212|1.332|Africa/Algiers|aboubakr belkaid
CFN|Donegal Airport|Donegal|IE|55.042|-8.340|Europe/Dublin|
CFR|Carpiquet Airport|Caen|FR|49.183|-0.459|Europe/Paris|
CFS|Coffs Harbour Airport|Coffs Harbour|AU|-30.323|153.115|Australia/Sydney|
CFU|Ioannis Kapodistrias Airport|Kerkyra Island|GR|39.608|19.915|Europe/Athens|international
CGA|Craig Seaplane Base|Craig|US|55.478|-133.146|America/Sitka|
CGB|Marechal Rondon International Airport|Cuiabá|BR|-15.652|-56.120|America/Cuiaba|
CGD|Changde Airport|Changde|CN|28.924|111.639|Asia/Shanghai|taohuayuan
CGH|Sao Paulo Congonhas Airport|São Paulo|BR|-23.627|-46.660|America/Sao_Paulo|
CGI|Cape Girardeau Regional Airport|Cape Girardeau|US|37.224|-89.572|America/Chicago|
CGK|Soekarno-Hatta International Airport|Jakarta|ID|-6.131|106.656|Asia/Jakarta|
CGM|Camiguin Airport|Mambajao|PH|9.254|124.707|Asia/Manila|
CGN|Cologne Bonn Airport|Köln|DE|50.878|7.122|Europe/Berlin|
CGO|Zhengzhou Xinzheng International Airport|Zhengzhou|CN|34.528|113.840|Asia/Shanghai|
CGP|Shah Amanat International Airport|Chattogram|BD|22.245|91.815|Asia/Dhaka|
CGQ|Changchun Longjia International Airport|Changchun|CN|43.995|125.697|Asia/Shanghai|
CGR|Campo Grande International Airport|Campo Grande|BR|-20.457|-54.669|America/Campo_Grande|
CGY|Laguindingan Airport|Cagayan de Oro|PH|8.613|124.457|Asia/Manila|international
CHA|Chattanooga Metropolitan Airport|Chattanooga|US|35.037|-85.198|America/New_York|lovell field
CHC|Christchurch International Airport|Christchurch|NZ|-43.489|172.539|Pacific/Auckland|
CHD|Mucuge Airport|Mucugê|BR|-13.032|-41.444|America/Bahia|
CHG|Chaoyang Airport|Shuangta|CN|41.545|120.437|Asia/Shanghai|
CHH|Chachapoyas Airport|Chachapoyas|PE|-6.217|-77.850|America/Lima|
CHM|Chimbote Airport|Chimbote|PE|-9.151|-78.531|America/Lima|fap lieutenant jaime andres montreuil morales
CHO|Charlottesville Albemarle Airport|Charlottesville|US|38.139|-78.449|America/New_York|
CHQ|Chania International Airport|Souda|GR|35.540|24.140|Europe/Athens|
CHS|Charleston International Airport|Charleston|US|32.884|-80.037|America/New_York|
CHT|Chatham Islands / Tuuta Airport|Te One|NZ|-43.800|-176.350|Pacific/Chatham|
CHU|Chuathbaluk Airport|Chuathbaluk|US|61.583|-159.239|America/Anchorage|
CHX|Changuinola Airport|Changuinola|PA|9.450|-82.450|America/Panama|captain manuel nino international
CHY|Choiseul Bay Airport||SB|-6.714|156.399|Pacific/Guadalcanal|
CIA|Rome Ciampino Giovan Battista Pastine Airport|Rome|IT|41.799|12.591|Europe/Rome|international
CID|Eastern Iowa Airport|Cedar Rapids|US|41.889|-91.700|America/Chicago|the
CIF|Chifeng Yulong Airport|Chifeng|CN|42.155|118.833|Asia/Shanghai|
CIH|Changzhi Wangcun Airport|Changzhi|CN|36.246|113.122|Asia/Shanghai|
CIJ|Capitan Anibal Arab Airport|Cobija|BO|-11.026|-68.753|America/La_Paz|
CIK|Chalkyitsik Airport|Chalkyitsik|US|66.648|-143.729|America/Anchorage|
CIT|Shymkent International Airport|Shymkent|KZ|42.365|69.493|Asia/Almaty|
CIU|Chippewa County International Airport|Sault Ste Marie|US|46.251|-84.458|America/Detroit|kincheloe
CIW|Canouan Island Airport|Canouan|VC|12.700|-61.317|America/St_Vincent|
CIX|J.A. Quinones Gonzalez Airport|Chiclayo|PE|-6.790|-79.832|America/Lima|air force captain jose gonzales international
CIY|Comiso Airport|Comiso|IT|36.996|14.609|Europe/Rome|
CJA|Cajamarca Airport|Cajamarca|PE|-7.133|-78.500|America/Lima|mayor general fap armando revoredo iglesias
CJB|Coimbatore International Airport|Coimbatore|IN|11.031|77.039|Asia/Kolkata|
CJC|El Loa Airport|Calama|CL|-22.495|-68.908|America/Santiago|
CJJ|Cheongju International Airport|Cheongju|KR|36.722|127.495|Asia/Seoul|air base 513
CJL|Chitral Airport|Chitral|PK|35.886|71.794|Asia/Karachi|
CJM|Chumphon Airport|Chumphon|TH|10.711|99.361|Asia/Bangkok|
CJN|Cijulang Nusawiru Airport|Cijulang|ID|-7.720|108.489|Asia/Jakarta|
CJS|Abraham Gonzalez International Airport|Ciudad Juárez|MX|31.636|-106.436|America/Ciudad_Juarez|
CJU|Jeju International Airport|Jeju City|KR|33.507|126.493|Asia/Seoul|
CJZ|Cajazeiras Airport|Cajazeiras|BR|-6.883|-38.616|America/Fortaleza|
CKB|North Central West Virginia Airport|Bridgeport|US|39.296|-80.229|America/New_York|
CKD|Crooked Creek Airport|Crooked Creek|US|61.871|-158.101|America/Anchorage|
CKG|Chongqing Jiangbei International Airport|Chongqing|CN|29.720|106.634|Asia/Shanghai|
CKH|Chokurdah Airport|Chokurdah|RU|70.633|147.883|Asia/Srednekolymsk|chokurdakh
CKS|Carajas Airport|Parauapebas|BR|-6.115|-50.002|America/Belem|
CKW|Christmas Creek Mine Airport|Christmas Creek Mine|AU|-22.352|119.639|Australia/Perth|
CKX|Chicken Airport|Chicken|US|64.068|-141.949|America/Anchorage|
CKY|Conakry International Airport|Conakry|GN|9.576|-13.620|Africa/Conakry|
CKZ|Canakkale Airport|Çanakkale|TR|40.137|26.427|Europe/Istanbul|
CLD|McClellan-Palomar Airport|Carlsbad|US|33.127|-117.279|America/Los_Angeles|
CLE|Cleveland Hopkins International Airport|Cleveland|US|41.411|-81.838|America/New_York|
CLJ|Avram Iancu Cluj International Airport|Cluj-Napoca|RO|46.782|23.687|Europe/Bucharest|
CLL|Easterwood Airport|College Station|US|30.594|-96.367|America/Chicago|field
CLO|Alfonso Bonilla Aragon International Airport|Cali|CO|3.543|-76.381|America/Bogota|
CLP|Clarks Point Airport|Clarks Point|US|58.837|-158.528|America/Anchorage|
CLQ|Colima Airport|Colima|MX|19.300|-103.650|America/Mexico_City|licenciado miguel madrid
CLT|Charlotte Douglas International Airport|Charlotte|US|35.219|-80.936|America/New_York|
CLV|Nelson Ribeiro Guimaraes Airport|Caldas Novas|BR|-17.726|-48.607|America/Sao_Paulo|
CLY|Sainte Catherine Airport|Calvi|FR|42.528|8.792|Europe/Paris|
CMA|Cunnamulla Airport||AU|-28.031|145.616|Australia/Brisbane|
CMB|Bandaranaike International Airport|Colombo|LK|7.174|79.886|Asia/Colombo|
CME|Ciudad del Carmen International Airport|Ciudad del Carmen|MX|18.651|-91.803|America/Merida|
CMF|Chambery Airport|Chambéry|FR|45.638|5.884|Europe/Paris|viviers lac savoie
CMG|Corumba Internacional Airport|Corumbá|BR|-19.011|-57.672|America/Campo_Grande|international
CMH|John Glenn Columbus International Airport|Columbus|US|39.998|-82.885|America/New_York|
CMI|University of Illinois Willard Airport|Savoy|US|40.040|-88.269|America/Chicago|
CMN|Mohammed V International Airport|Casablanca|MA|33.367|-7.587|Africa/Casablanca|
CMP|Campo Alegre Airport||BR|-9.800|-36.350|America/Maceio|
CMU|Chimbu Airport|Kundiawa|PG|-6.021|144.973|Pacific/Port_Moresby|
CMW|Ign Agramonte International Airport|Camaguey|CU|21.419|-77.850|America/Havana|ignacio
CMX|Houghton County Memorial Airport|Hancock|US|47.168|-88.486|America/Detroit|
CNB|Coonamble Airport||AU|-30.981|148.378|Australia/Sydney|
CNC|Coconut Island Airport||AU|-10.050|143.067|Australia/Brisbane|
CND|Kogalniceanu Airport|Constanţa|RO|44.350|28.483|Europe/Bucharest|mihail international
CNF|Tancredo Neves International Airport|Belo Horizonte|BR|-19.632|-43.963|America/Sao_Paulo|
CNI|Changhai Airport|Changhai|CN|39.267|122.664|Asia/Shanghai|dalian
CNJ|Cloncurry Airport|Cloncurry|AU|-20.669|140.509|Australia/Brisbane|
CNM|Cavern City Air Terminal|Carlsbad|US|32.337|-104.263|America/Denver|
CNN|Kannur International Airport|Kannur|IN|11.920|75.550|Asia/Kolkata|
CNP|Neerlerit Inaat Airport|Neerlerit Inaat|GL|70.743|-22.658|America/Scoresbysund|
CNQ|Camba Punta Airport|Corrientes|AR|-27.450|-58.762|America/Argentina/Cordoba|
CNS|Cairns Airport|Cairns|AU|-16.877|145.754|Australia/Brisbane|international
CNX|Chiang Mai International Airport|Chiang Mai|TH|18.770|98.968|Asia/Bangkok|
CNY|Canyonlands Regional Airport, Moab|Moab|US|38.759|-109.746|America/Denver|
COD|Yellowstone Regional Airport|Cody|US|44.516|-109.028|America/Denver|
COK|Cochin International Airport|Kochi|IN|10.156|76.391|Asia/Kolkata|
COL|Coll Island Airport|Coll Island|GB|56.617|-6.617|Europe/London|
COO|Cotonou Airport|Cotonou|BJ|6.354|2.384|Africa/Porto-Novo|cadjehoun
COR|Ingeniero Aeronautico Ambrosio L.V. Taravella International Airport|Cordoba|AR|-31.316|-64.212|America/Argentina/Cordoba|
COS|Colorado Springs Airport|Colorado Springs|US|38.797|-104.701|America/Denver|city municipal
COU|Columbia Regional Airport|Columbia|US|38.814|-92.219|America/Chicago|
COV|Çukurova International Airport|Tarsus|TR|36.897|35.068|Europe/Istanbul|
CPC|Aviador Carlos Campos Airport|Chapelco|AR|-40.067|-71.133|America/Argentina/Salta|
CPD|Coober Pedy Airport|Coober Pedy|AU|-29.044|134.753|Australia/Adelaide|
CPE|Campeche International Airport|Campeche|MX|19.835|-90.509|America/Merida|ingeniero alberto acuna ongay
CPH|Copenhagen Airport|Copenhagen|DK|55.629|12.648|Europe/Copenhagen|kastrup
CPO|Chamonate Airport|Copiapo|CL|-27.261|-70.779|America/Santiago|desierto atacama
CPR|Casper/Natrona County International Airport|Casper|US|42.909|-106.463|America/Denver|
CPT|Cape Town International Airport|Cape Town|ZA|-33.969|18.596|Africa/Johannesburg|
CPV|Joao Suassuna Airport|Campina Grande|BR|-7.267|-35.900|America/Fortaleza|presidente
CPX|Benjamin Rivera Noriega Airport|Culebra|PR|18.312|-65.302|America/Puerto_Rico|
CQW|Chongqing Xiannyushan Airport|Wulong|CN|29.466|107.692|Asia/Shanghai|xiannushan
CRA|Craiova Airport|Craiova|RO|44.319|23.886|Europe/Bucharest|
CRD|General E. Mosconi International Airport|Comodoro Rivadavia|AR|-45.789|-67.470|America/Argentina/Catamarca|
CRI|Crooked Island Airport|Colonel Hill|BS|22.750|-74.150|America/Nassau|
CRK|Clark International Airport|Mabalacat|PH|15.188|120.550|Asia/Manila|air base
CRL|Brussels South Charleroi Airport|Brussels|BE|50.457|4.452|Europe/Brussels|
CRM|Catarman National Airport|Catarman|PH|12.483|124.583|Asia/Manila|
CRP|Corpus Christi International Airport|Corpus Christi|US|27.775|-97.502|America/Chicago|
CRU|Carriacou Island Airport|Carriacou Island|GD|12.475|-61.472|America/Grenada|
CRV|Crotone Airport|Crotone|IT|38.996|17.081|Europe/Rome|isola capo rizzuto
CRW|Yeager Airport|Charleston|US|38.370|-81.597|America/New_York|
CRZ|Turkmenabat Airport|Türkmenabat|TM|39.093|63.601|Asia/Ashgabat|international
CSG|Columbus Airport (Georgia)|Columbus|US|32.513|-84.941|America/New_York|metropolitan
CSH|Solovky Airport|Solovetsky Islands|RU|65.029|35.733|Europe/Moscow|
CSK|Cap Skirring Airport|Cap Skirring|SN|12.392|-16.744|Africa/Dakar|
CSP|Cape Spencer Coast Guard Heliport||US|58.199|-136.640|America/Juneau|
CSW|Cabo San Lucas International Airport||MX|22.949|-109.939|America/Mazatlan|
CSX|Changsha Huanghua International Airport|Changsha|CN|28.193|113.215|Asia/Shanghai|
CSY|Cheboksary Airport|Cheboksary|RU|56.133|47.267|Europe/Moscow|
CTA|Catania-Fontanarossa Airport|Catania|IT|37.471|15.066|Europe/Rome|
CTC|Catamarca Airport|Catamarca|AR|-28.448|-65.780|America/Argentina/Catamarca|
CTD|Chitre Alonso Valderrama Airport|Chitré|PA|7.982|-80.411|America/Panama|
CTG|Rafael Nunez International Airport|Cartagena|CO|10.446|-75.517|America/Bogota|
CTL|Charleville Airport|Charleville|AU|-26.413|146.258|Australia/Brisbane|
CTM|Chetumal Airport|Chetumal|MX|18.482|-88.333|America/Belize|international
CTN|Cooktown Airport||AU|-15.443|145.183|Australia/Brisbane|
CTP|Carutapera Airport|Carutapera|BR|-1.250|-46.017|America/Fortaleza|
CTQ|Do Palmar Airport|Santa Vitória do Palmar|BR|-33.502|-53.345|America/Sao_Paulo|
CTS|New Chitose Airport|Sapporo|JP|42.787|141.681|Asia/Tokyo|
CTU|Chengdu Shuangliu International Airport|Chengdu|CN|30.581|103.957|Asia/Shanghai|
CUA|Ciudad Constitucion Airport|Comondú|MX|25.050|-111.613|America/Mazatlan|national
CUC|Camilo Daza International Airport|Cúcuta|CO|7.927|-72.508|America/Bogota|
CUE|Mariscal Lamar International Airport|Cuenca|EC|-2.889|-78.987|America/Guayaquil|
CUF|Levaldigi Airport|Cuneo|IT|44.535|7.617|Europe/Rome|international
CUK|Caye Caulker Airport|Caye Caulker|BZ|17.736|-88.030|America/Belize|
CUL|Culiacan International Airport|Culiacán|MX|24.766|-107.470|America/Mazatlan|bachigualato federal
CUM|Antonio Jose de Sucre Airport||VE|10.450|-64.132|America/Caracas|cumana
CUN|Cancun International Airport|Ciudad de Cancún|MX|21.040|-86.874|America/Cancun|aeropuerto internacional
CUP|Carupano Airport|Carúpano|VE|10.659|-63.263|America/Caracas|general francisco bermudez
CUQ|Coen Airport|Coen|AU|-13.765|143.119|Australia/Brisbane|
CUR|Curacao International Airport|Willemstad|CW|12.185|-68.957|America/Curacao|hato
CUU|Gen Fierro Villalobos International Airport|Chihuahua|MX|28.704|-105.970|America/Chihuahua|general roberto
CUZ|Alejandro Velasco Astete International Airport|Cusco|PE|-13.538|-71.944|America/Lima|
CVA|Civic Ar Heliport||US|40.440|-79.989|America/New_York|
CVF|Courchevel Airport|Saint-Bon|FR|45.397|6.635|Europe/Paris|
CVG|Cincinnati/Northern Kentucky International Airport|Cincinnati|US|39.056|-84.661|America/New_York|
CVM|Ciudad Victoria Airport|Ciudad Victoria|MX|23.714|-98.965|America/Monterrey|general pedro jose mendez international
CVN|Clovis Regional Airport|Clovis|US|34.427|-103.079|America/Denver|
CVQ|Carnarvon Airport|Carnarvon|AU|-24.883|113.664|Australia/Perth|
CVU|Corvo Island (Azores) Airport|Corvo|PT|39.700|-31.100|Atlantic/Azores|
CWA|Central Wisconsin Airport|Mosinee|US|44.784|-89.672|America/Chicago|
CWB|Afonso Pena International Airport|Curitiba|BR|-25.536|-49.173|America/Sao_Paulo|
CWC|Chernivtsi International Airport|Chernivtsi|UA|48.267|25.970|Europe/Kyiv|
CWJ|Cangyuan Washan Airport|Lincang|CN|23.275|99.371|Asia/Shanghai|
CWL|Cardiff Airport|Cardiff|GB|51.399|-3.339|Europe/London|rhoose international
CWS|Center Island Airport|Center Island|US|48.490|-122.832|America/Los_Angeles|
CXB|Coxs Bazar Airport|Cox's Bazar|BD|21.450|91.967|Asia/Dhaka|
CXH|Vancouver Harbour Flight Centre Seaplane Terminal|Vancouver|CA|49.291|-123.118|America/Vancouver|
CXI|Christmas Island Airport|Kiritimati|KI|1.967|-157.450|Pacific/Kiritimati|cassidy international
CXJ|Hugo Cantergiani Regional Airport|Caxias Do Sul|BR|-29.195|-51.187|America/Sao_Paulo|
CXP|Tunggul Wulung Airport|Cilacap|ID|-7.733|109.000|Asia/Jakarta|
CXR|Cam Ranh International Airport|Cam Ranh|VN|12.007|109.217|Asia/Ho_Chi_Minh|air base
CYA|Les Cayes Airport|Les Cayes|HT|18.270|-73.788|America/Port-au-Prince|
CYB|Charles Kirkconnel International Airport|Cayman Brac|KY|19.690|-79.879|America/Cayman|west end kirkconnell
CYC|Caye Chapel Airport|Caye Chapel|BZ|17.688|-88.045|America/Belize|
CYF|Chefornak Sea Plane Base|Chefornak|US|60.217|-164.200|America/Nome|
CYI|Chiayi Airport|Chiayi City|TW|23.454|120.398|Asia/Taipei|shuishang
CYO|Cayo Largo Del Sur Airport|Cayo Largo del Sur|CU|21.617|-81.517|America/Havana|vilo acuna international
CYP|Calbayog Airport|Calbayog City|PH|12.076|124.543|Asia/Manila|
CYS|Cheyenne Regional Airport|Cheyenne|US|41.156|-104.817|America/Denver|
CYT|Yakataga Intermediate Airport|Yakataga|US|60.080|-142.494|America/Anchorage|
CYU|Cuyo Airport|Cuyo|PH|10.883|121.000|Asia/Manila|
CYX|Cherskiy Airport|Cherskiy|RU|68.750|161.350|Asia/Srednekolymsk|
CYZ|Cauayan Airport|Cauayan City|PH|16.930|121.756|Asia/Manila|
CZE|Coro Airport|Coro|VE|11.416|-69.682|America/Caracas|jose leonardo chirinos
CZH|Corozal Airport|Corozal|BZ|18.382|-88.411|America/Belize|municipal
CZL|Mohamed Boudiaf International Airport|Constantine|DZ|36.286|6.618|Africa/Algiers|
CZM|Cozumel Airport|Ciudad de Cozumel|MX|20.511|-86.930|America/Cancun|aeropuerto internacional
CZS|Cruzeiro do Sul International Airport|Cruzeiro Do Sul|BR|-7.583|-72.783|America/Rio_Branco|
CZU|Corozal Airport|Corozal|CO|9.338|-75.283|America/Bogota|las brujas
CZX|Changzhou Airport|Changzhou|CN|31.914|119.780|Asia/Shanghai|benniu international
DAB|Daytona Beach International Airport|Daytona Beach|US|29.185|-81.061|America/New_York|
DAC|Hazrat Shahjalal International Airport|Dhaka|BD|23.849|90.406|Asia/Dhaka|
DAD|Da Nang International Airport|Da Nang|VN|16.053|108.203|Asia/Ho_Chi_Minh|
DAL|Dallas Love Field|Dallas|US|32.844|-96.850|America/Chicago|
DAM|Damascus International Airport|Damascus|SY|33.411|36.512|Asia/Damascus|
DAR|Julius Nyerere International Airport|Dar es Salaam|TZ|-6.874|39.202|Africa/Dar_es_Salaam|
DAT|Datong Yungang Airport|Datong|CN|40.056|113.481|Asia/Shanghai|
DAU|Daru Airport|Daru|PG|-9.084|143.206|Pacific/Port_Moresby|
DAV|Enrique Malek Airport|David|PA|8.383|-82.433|America/Panama|international
DAX|Dazhou Heshi Airport|Dazhou|CN|31.132|107.428|Asia/Shanghai|
DAY|James M. Cox Dayton International Airport|Dayton|US|39.898|-84.221|America/New_York|
DBA|Dalbandin Airport|Dalbandin|PK|28.875|64.403|Asia/Karachi|
DBB|Al Alamain International Airport|El Alamein|EG|30.924|28.461|Africa/Cairo|
DBC|Baicheng Chang'an Airport|Baicheng|CN|45.505|123.019|Asia/Shanghai|
DBO|Dubbo City Regional Airport|Dubbo|AU|-32.219|148.570|Australia/Sydney|
DBQ|Dubuque Regional Airport|Dubuque|US|42.410|-90.711|America/Chicago|
DBR|Darbhanga Airport|Darbhanga|IN|26.195|85.918|Asia/Kolkata|
DBV|Dubrovnik Airport|Dubrovnik|HR|42.561|18.261|Europe/Zagreb|cilipi
DCA|Ronald Reagan National Airport|Washington|US|38.853|-77.043|America/New_York|
DCF|Canefield Airport|Canefield|DM|15.339|-61.392|America/Dominica|
DCM|Mazamet Airport|Castres|FR|43.556|2.284|Europe/Paris|
DCP|Cabin Plant Heliport||CA|59.234|-121.691|America/Fort_Nelson|
DCY|Daocheng Yading Airport|Garzê|CN|29.323|100.053|Asia/Shanghai|
DDC|Dodge City Municipal Airport|Dodge City|US|37.762|-99.965|America/Chicago|regional
DDG|Dandong Langtou Airport|Zhenxing|CN|40.032|124.281|Asia/Shanghai|
DDI|Daydream Island Heliport|Whitsundays|AU|-20.260|148.814|Australia/Brisbane|
DDR|Xigaze Dingri Airport|Xigazê|CN|28.602|86.810|Asia/Shanghai|
DEA|Dera Ghazi Khan Airport|Dera Ghazi Khan|PK|29.961|70.488|Asia/Karachi|
DEB|Debrecen Airport|Debrecen|HU|47.550|21.700|Europe/Budapest|international
DEC|Decatur Airport|Decatur|US|39.834|-88.877|America/Chicago|
DED|Dehra Dun Airport|Dehradun|IN|30.317|78.033|Asia/Kolkata|jolly grant
DEE|Mendeleyevo Airport|Yuzhno-Kurilsk|RU|43.958|145.683|Asia/Magadan|
DEF|Dezful Airport|Dezful|IR|32.439|48.385|Asia/Tehran|
DEL|Indira Gandhi International Airport|New Delhi|IN|28.557|77.101|Asia/Kolkata|
DEM|Dembidolo Airport|Dembidollo|ET|8.549|34.860|Africa/Addis_Ababa|
DEN|Denver International Airport|Denver|US|39.851|-104.673|America/Denver|
DEO|Hyatt Regency Heliport||US|42.300|-83.167|America/Detroit|
DEX|Nop Goliath Airport|Dekai|ID|-4.856|139.482|Asia/Jayapura|
DFA|Danfeng Shangzhen General Airport|Shangluo|CN|33.708|110.249|Asia/Shanghai|
DFW|Dallas/Fort Worth International Airport|Dallas-Fort Worth|US|32.897|-97.036|America/Chicago|
DGA|Dangriga Airport|Dangriga|BZ|16.982|-88.229|America/Belize|
DGG|Fishermans Heliport||PG|-9.515|147.048|Pacific/Port_Moresby|
DGH|Deoghar Airport|Deoghar|IN|24.445|86.703|Asia/Kolkata|
DGO|Durango International Airport|Ciudad de Durango|MX|24.125|-104.525|America/Monterrey|aeropuerto internacional gral guadalupe victoria
DGT|Dumaguete Airport|Dumaguete City|PH|9.333|123.296|Asia/Manila|sibulan
DHB|Deer Harbor Seaplane Airport|Deer Harbor|US|48.618|-123.006|America/Los_Angeles|
DHG|Dalnegorsk Airport|Dalnegorsk|RU|44.559|135.490|Asia/Vladivostok|
DHM|Gaggal Airport|Kangra|IN|32.165|76.261|Asia/Kolkata|
DHN|Dothan Regional Airport|Dothan|US|31.318|-85.450|America/Chicago|
DHO|Horn River Heliport||CA|59.461|-122.258|America/Fort_Nelson|
DIB|Dibrugarh Airport|Dibrugarh|IN|27.483|95.016|Asia/Kolkata|
DIE|Antsiranana/Arrachart Airport|Antisiranana|MG|-12.346|49.292|Indian/Antananarivo|
DIG|Diqing Shangri-La Airport|Diqing|CN|27.796|99.681|Asia/Shanghai|
DIJ|Dijon Airport|Dijon|FR|47.271|5.089|Europe/Paris|ouges bourgogne
DIK|Dickinson Regional Airport|Dickinson|US|46.801|-102.793|America/Denver|theodore roosevelt
DIL|Presidente Nicolau Lobato International Airport|Dili|TL|-8.550|125.525|Asia/Dili|
DIN|Dien Bien Airport|Dien Bien Phu|VN|21.383|103.000|Asia/Bangkok|
DIR|Aba Tenna D Yilma Airport|Dire Dawa|ET|9.613|41.858|Africa/Addis_Ababa|dejazmach international
DIS|Dolisie Airport|Dolisie|CG|-4.211|12.667|Africa/Brazzaville|ngot nzoungou
DIU|Diu Airport|Diu|IN|20.717|70.917|Asia/Kolkata|
DIY|Diyarbakir Airport|Diyarbakır|TR|37.911|40.197|Europe/Istanbul|
DJB|Sultan Thaha Syaifuddin Airport|Jambi|ID|-1.632|103.639|Asia/Jakarta|
DJE|Djerba–Zarzis International Airport|Mellita|TN|33.871|10.775|Africa/Tunis|
DJG|Tiska Djanet Airport|Djanet|DZ|24.465|9.489|Africa/Algiers|inedbirene
DJJ|Sentani Airport|Sentani|ID|-2.570|140.513|Asia/Jayapura|dortheys hiyo eluay international
DJT|President Donald J. Trump International Airport||US|26.683|-80.096|America/New_York|
DKL|Kiwigana Lodge Heliport||CA|59.242|-122.922|America/Fort_Nelson|
DLA|Douala International Airport|Douala|CM|4.013|9.717|Africa/Douala|
DLC|Dalian International Airport|Ganjingzi|CN|38.961|121.540|Asia/Shanghai|zhoushuizi
DLE|Dole-Jura Airport|Dole|FR|47.038|5.429|Europe/Paris|tavaux
DLG|Dillingham Airport|Dillingham|US|59.043|-158.511|America/Anchorage|
DLH|Duluth International Airport|Duluth|US|46.839|-92.180|America/Chicago|
DLI|Lien Khuong Airport|Da Lat|VN|11.750|108.376|Asia/Ho_Chi_Minh|
DLM|Dalaman Airport|Dalaman|TR|36.717|28.787|Europe/Istanbul|international
DLR|Dalnerechensk Airport|Dalnerechensk|RU|45.878|133.736|Asia/Vladivostok|
DLU|Dali Airport|Dali|CN|25.651|100.323|Asia/Shanghai|fengyi
DLZ|Gurvan Saikhan Airport|Dalanzadgad|MN|43.606|104.370|Asia/Ulaanbaatar|
DMB|Taraz Airport|Taraz|KZ|42.855|71.305|Asia/Almaty|
DMD|Doomadgee Airport||AU|-17.939|138.822|Australia/Brisbane|
DME|Moscow Domodedovo Airport|Moscow|RU|55.415|37.899|Europe/Moscow|international
DMK|Don Mueang International Airport|Bangkok|TH|13.912|100.607|Asia/Bangkok|
DMM|King Fahd International Airport|Ad Dammam|SA|26.471|49.798|Asia/Riyadh|
DMU|Dimapur Airport|Dimapur|IN|25.880|93.773|Asia/Kolkata|
DND|Dundee Airport|Dundee|GB|56.454|-3.015|Europe/London|
DNH|Dunhuang Airport|Dunhuang|CN|40.200|94.683|Asia/Shanghai|mogao international
DNK|Dnepropetrovsk International Airport|Dnipro|UA|48.369|35.094|Europe/Kyiv|
DNR|Pleurtuit Airport|Dinard|FR|48.588|-2.084|Europe/Paris|saint malo
DNZ|Cardak Airport|Denizli|TR|37.787|29.703|Europe/Istanbul|
DOD|Dodoma Airport|Dodoma|TZ|-6.170|35.753|Africa/Dar_es_Salaam|
DOE|Djoemoe Airport|Djumu-Djomoe|SR|4.017|-55.483|America/Paramaribo|
DOF|Dora Bay Airport||US|55.212|-132.267|America/Sitka|
DOG|Dongola Airport|Dongola|SD|19.152|30.432|Africa/Khartoum|
DOH|Hamad International Airport|Doha|QA|25.261|51.614|Asia/Qatar|
DOL|Saint Gatien Airport|Deauville|FR|49.363|0.164|Europe/Paris|
DOM|Douglas-Charles Airport|Marigot|DM|15.546|-61.301|America/Dominica|
DOP|Dolpa Airport|Dolpa|NP|29.000|82.817|Asia/Kathmandu|
DOY|Dongying Airport|Dongying|CN|37.518|118.788|Asia/Shanghai|shengli
DPL|Dipolog Airport|Dipolog|PH|8.600|123.344|Asia/Manila|
DPO|Devonport Airport|Devonport|AU|-41.172|146.428|Australia/Hobart|
DPS|Ngurah Rai International Airport|Denpasar|ID|-8.748|115.168|Asia/Makassar|bali
DPT|Deputatskiy Airport|Deputatskiy|RU|69.393|139.895|Asia/Vladivostok|
DQA|Daqing Sartu Airport|Daqing|CN|46.747|125.134|Asia/Shanghai|
DQM|Duqm International Airport|Duqm|OM|19.502|57.638|Asia/Muscat|
DRG|Deering Airport|Deering|US|66.071|-162.760|America/Nome|
DRJ|Drietabbetje Airport|Drietabbetje|SR|4.117|-54.667|America/Paramaribo|
DRO|Durango-La Plata County Airport|Durango|US|37.160|-107.751|America/Denver|
DRP|Bicol International Airport|Legazpi|PH|13.112|123.677|Asia/Manila|
DRS|Dresden International Airport|Dresden|DE|51.124|13.766|Europe/Berlin|
DRV|Dharavandhoo AIrport|Baa Atoll|MV|5.156|73.130|Indian/Maldives|
DRW|Darwin International Airport|Darwin|AU|-12.408|130.878|Australia/Darwin|raaf
DSD|La Desirade Airport|Grande Anse|GP|16.333|-61.017|America/Guadeloupe|
DSE|Kombolcha Airport|Dessie|ET|11.111|39.726|Africa/Addis_Ababa|
DSI|Destin Executive Airport|Destin|US|30.400|-86.471|America/Chicago|
DSM|Des Moines International Airport|Des Moines|US|41.532|-93.648|America/Chicago|
DSN|Ordos Ejin Horo International Airport|Ordos|CN|39.497|109.861|Asia/Shanghai|
DSO|Sondok Airport|Sŏndŏng-ni|KP|39.747|127.475|Asia/Pyongyang|
DSS|Blaise Diagne International Airport|Dakar|SN|14.671|-17.070|Africa/Dakar|
DST|Dubai Seaplane Terminal||AE|25.260|55.272|Asia/Dubai|
DTB|Silangit Airport|Siborong-Borong|ID|2.260|98.995|Asia/Jakarta|
DTD|Datadawai Airport|Datadawai-Borneo Island|ID|0.810|114.530|Asia/Makassar|
DTM|Dortmund Airport|Dortmund|DE|51.515|7.613|Europe/Berlin|
DTR|Decatur Island Airport|Decatur|US|48.517|-122.833|America/Los_Angeles|
DTU|Wudalianchi Dedu Airport|Heihe|CN|48.445|126.133|Asia/Shanghai|
DTW|Detroit Metropolitan Wayne County Airport|Detroit|US|42.208|-83.356|America/Detroit|
DUB|Dublin International Airport|Dublin|IE|53.427|-6.244|Europe/Dublin|
DUD|Dunedin International Airport|Dunedin|NZ|-45.924|170.199|Pacific/Auckland|
DUE|Dundo Airport|Chitato|AO|-7.400|20.817|Africa/Luanda|
DUJ|DuBois Regional Airport|Dubois|US|41.178|-78.899|America/New_York|
DUM|Pinang Kampai Airport|Dumai|ID|1.612|101.434|Asia/Jakarta|
DUR|King Shaka International Airport|Durban|ZA|-29.614|31.116|Africa/Johannesburg|
DUS|Dusseldorf International Airport|Düsseldorf|DE|51.278|6.766|Europe/Berlin|
DUT|Unalaska Airport|Unalaska|US|53.894|-166.542|America/Nome|tom madsen dutch harbor
DVL|Devils Lake Airport|Devils Lake|US|48.113|-98.907|America/Chicago|
DVO|Francisco Bangoy Intl Airport|Davao|PH|7.131|125.645|Asia/Manila|international
DWB|Soalala Airport|Soalala|MG|-16.100|45.367|Indian/Antananarivo|
DWC|Al Maktoum International Airport|Jebel Ali|AE|24.893|55.162|Asia/Dubai|
DWD|Dawadmi Airport|Dawadmi|SA|24.446|44.129|Asia/Riyadh|king salman abdulaziz
DWO|Diyawanna Oya Seaplane Base|Sri Jayawardenepura Kotte|LK|6.905|79.910|Asia/Colombo|
DWS|Morin Dawa Banner Airport|Hulunbuir|CN|48.387|124.431|Asia/Shanghai|
DXB|Dubai International Airport|Dubai|AE|25.249|55.353|Asia/Dubai|
DXJ|Xiangxi Biancheng Airport|Xiangxi|CN|28.497|109.522|Asia/Shanghai|
DYG|Zhangjiajie Hehua Airport|Zhangjiajie|CN|29.107|110.446|Asia/Shanghai|
DYR|Anadyr Airport|Anadyr|RU|64.733|177.750|Asia/Anadyr|ugolny yuri ryktheu
DYU|Dushanbe Airport|Dushanbe|TJ|38.549|68.817|Asia/Dushanbe|
DZA|Dzaoudzi–Pamandzi International Airport|Dzaoudzi|YT|-12.805|45.282|Indian/Mayotte|
DZH|Dazhou Jinya Airport|Dazhou|CN|31.040|107.440|Asia/Shanghai|
DZN|Zhezkazgan Airport|Zhezkazgan|KZ|47.700|67.733|Asia/Almaty|national
EAA|Eagle Airport|Eagle|US|64.777|-141.149|America/Anchorage|
EAM|Nejran Airport|Najran|SA|17.613|44.415|Asia/Riyadh|domestic
EAR|Kearney Regional Airport|Kearney|US|40.728|-99.008|America/Chicago|
EAS|San Sebastian Airport|Hondarribia|ES|43.356|-1.794|Europe/Madrid|
EAT|Pangborn Memorial Airport|Wenatchee|US|47.400|-120.208|America/Los_Angeles|
EAU|Chippewa Valley Regional Airport|Eau Claire|US|44.864|-91.487|America/Chicago|
EAX|Paramaribo Eduard Alexander Gummels Airport||SR|5.863|-55.190|America/Paramaribo|
EBA|Marina Di Campo Airport|Marina  Di Campo|IT|42.763|10.240|Europe/Rome|nell elba
EBB|Entebbe International Airport|Kampala|UG|0.045|32.443|Africa/Kampala|
EBD|El Obeid Airport|El-Obeid|SD|13.160|30.234|Africa/Khartoum|
EBJ|Esbjerg Airport|Esbjerg|DK|55.521|8.549|Europe/Copenhagen|
EBL|Erbil International Airport|Arbil|IQ|36.237|43.963|Asia/Baghdad|
ECN|Ercan Airport|Tymbou|CY|35.158|33.503|Asia/Famagusta|nicosia lefkosa international
ECP|Northwest Florida Beaches International Airport|Panama City Beach|US|30.356|-85.799|America/Chicago|
EDA|Edna Bay Airport|Edna Bay|US|55.950|-133.667|America/Sitka|
EDG|Weide Army Air Field||US|39.466|-76.361|America/New_York|
EDI|Edinburgh Airport|Edinburgh|GB|55.948|-3.364|Europe/London|
EDL|Eldoret Airport|Eldoret|KE|0.405|35.224|Africa/Nairobi|international
EDO|Balikesir Koca Seyit Airport|Edremit|TR|39.549|27.011|Europe/Istanbul|
EDR|Edward River Airport|Pormpuraaw|AU|-14.900|141.617|Australia/Brisbane|
EEK|Eek Airport|Eek|US|60.217|-162.017|America/Nome|
EFL|Kefallinia Airport|Kefallinia Island|GR|38.118|20.506|Europe/Athens|
EGC|Roumanieres Airport|Bergerac|FR|44.850|0.483|Europe/Paris|roumaniere
EGE|Eagle County Airport|Eagle|US|39.640|-106.913|America/Denver|regional
EGO|Belgorod International Airport|Belgorod|RU|50.645|36.582|Europe/Moscow|
EGS|Egilsstadir Airport|Egilsstaðir|IS|65.278|-14.403|Atlantic/Reykjavik|
EGX|Egegik Airport|Egegik|US|58.208|-157.370|America/Anchorage|
EHU|Ezhou Huahu Airport|Ezhou|CN|30.343|115.030|Asia/Shanghai|
EIE|Eniseysk Airport|Yeniseysk|RU|58.467|92.117|Asia/Krasnoyarsk|
EIK|Yeysk Airport|Yeysk|RU|46.684|38.215|Europe/Moscow|
EIN|Eindhoven Airport|Eindhoven|NL|51.458|5.392|Europe/Amsterdam|
EIS|Terrance B. Lettsome International Airport|Road Town|VG|18.444|-64.537|America/Tortola|
EJA|Yariguies Airport|Barrancabermeja|CO|7.016|-73.799|America/Bogota|
EJH|Wedjh Airport|Al Wajh|SA|26.208|36.475|Asia/Riyadh|domestic
EJN|Ejin Banner Taolai Airport|Ejin Banner|CN|42.016|101.001|Asia/Shanghai|
EJT|Enejit Airport|Enejit Island|MH|6.083|171.950|Pacific/Majuro|
EKO|Elko Airport|Elko|US|40.824|-115.790|America/Los_Angeles|regional
EKS|Shakhtyorsk Airport|Shakhtyorsk|RU|49.190|142.085|Asia/Sakhalin|
ELC|Elcho Island Airport|Elcho Island|AU|-12.020|135.570|Australia/Darwin|
ELD|South Arkansas Regional Airport|El Dorado|US|33.218|-92.811|America/Chicago|goodwin field
ELF|El Fasher Airport|El Fasher|SD|13.617|25.317|Africa/Khartoum|
ELG|El Golea Airport|El Menia|DZ|30.567|2.865|Africa/Algiers|
ELH|North Eleuthera International Airport|North Eleuthera|BS|25.477|-76.682|America/Nassau|
ELI|Elim Airport|Elim|US|64.614|-162.270|America/Nome|
ELJ|El Recreo Airport|Ruperto Polania|CO|2.000|-74.133|America/Bogota|
ELM|Elmira Corning Regional Airport|Elmira|US|42.163|-76.896|America/New_York|
ELP|El Paso International Airport|El Paso|US|31.799|-106.396|America/Denver|
ELQ|Prince Nayef bin Abdulaziz Regional Airport|Buraidah|SA|26.305|43.768|Asia/Riyadh|gassim
ELS|King Phalo Airport|East London|ZA|-33.038|27.829|Africa/Johannesburg|ben schoeman
ELU|Guemar Airport|Guemar|DZ|33.509|6.785|Africa/Algiers|
ELV|Elfin Cove Sea Plane Base|Elfin Cove|US|58.195|-136.347|America/Juneau|
EMA|East Midlands Airport|Nottingham|GB|52.826|-1.331|Europe/London|
EMD|Emerald Airport|Emerald|AU|-23.569|148.174|Australia/Brisbane|
EME|Emden Airport|Emden|DE|53.389|7.228|Europe/Berlin|
EMK|Emmonak Airport|Emmonak|US|62.785|-164.491|America/Nome|
EMR|El Mirador Heliport|El Mirador|GT|17.752|-89.925|America/Guatemala|
ENA|Kenai Municipal Airport|Kenai|US|60.565|-151.246|America/Anchorage|
ENE|H. Hasan Aroeboesman Airport|Ende|ID|-8.848|121.665|Asia/Makassar|
ENF|Enontekio Airport|Enontekio|FI|68.360|23.421|Europe/Helsinki|
ENH|Xujiaping Airport|Enshi|CN|30.322|109.482|Asia/Shanghai|
ENI|El Nido Airport|El Nido|PH|11.203|119.414|Asia/Manila|
ENO|Teniente Amin Ayub Gonzalez Airport|Encarnación|PY|-27.221|-55.834|America/Asuncion|
ENT|Enewetak Island Airport|Eniwetok Atoll|MH|11.500|162.250|Pacific/Majuro|
ENU|Enugu Airport|Enegu|NG|6.472|7.568|Africa/Lagos|akanu ibiam international
ENY|Yan'an Nanniwan Airport|Yan'an|CN|36.476|109.465|Asia/Shanghai|
EOH|Olaya Herrera International Airport|Medellín|CO|6.219|-75.586|America/Bogota|enrique
EOI|Eday Airport|Eday|GB|59.191|-2.772|Europe/London|
EPR|Esperance Airport|Esperance|AU|-33.682|121.830|Australia/Perth|
EPU|Parnu Airport|Pärnu|EE|58.419|24.473|Europe/Tallinn|
EQS|Esquel Airport|Esquel|AR|-42.910|-71.142|America/Argentina/Catamarca|brigadier antonio parodi
ERC|Erzincan Airport|Erzincan|TR|39.712|39.517|Europe/Istanbul|
ERF|Erfurt–Weimar Airport|Erfurt|DE|50.975|10.961|Europe/Berlin|
ERH|Moulay Ali Cherif Airport|Errachidia|MA|31.947|-4.400|Africa/Casablanca|
ERI|Erie International Airport|Erie|US|42.083|-80.182|America/New_York|tom ridge field
ERL|Erenhot Saiwusu International Airport|Erenhot|CN|43.427|112.098|Asia/Shanghai|
ERO|Eldred Rock Coast Guard Heliport||US|58.971|-135.237|America/Juneau|
ERS|Eros Airport|Windhoek|NA|-22.617|17.083|Africa/Windhoek|
ERZ|Erzurum Airport|Erzurum|TR|39.961|41.179|Europe/Istanbul|international
ESB|Ankara Esenboga Airport|Ankara|TR|40.115|32.993|Europe/Istanbul|international
ESC|Delta County Airport|Escanaba|US|45.721|-87.087|America/Detroit|
ESD|Orcas Island Airport|Eastsound|US|48.708|-122.912|America/Los_Angeles|
ESL|Elista Airport|Elista|RU|46.371|44.333|Europe/Moscow|
ESM|Colonel Carlos Concha Torres Airport|Tachina|EC|0.978|-79.627|America/Guayaquil|
ESR|El Salvador Airport|El Salvador|CL|-26.315|-69.765|America/Santiago|ricardo garcia posada
ESU|Essaouira Mogador Airport|Essaouira|MA|31.398|-9.682|Africa/Casablanca|
ETM|Eilat-Ramon Airport|Eilat|IL|29.726|35.003|Asia/Jerusalem|international
ETR|Coronel Artilleria Victor Larrea Airport|Santa Rosa|EC|-3.452|-79.962|America/Guayaquil|artillery colonel international
ETZ|Metz-Nancy-Lorraine Airport|Metz|FR|48.982|6.243|Europe/Paris|goin
EUA|Kaufana Airport|Eua Island|TO|-21.377|-174.957|Pacific/Tongatapu|
EUG|Eugene Airport|Eugene|US|44.119|-123.212|America/Los_Angeles|mahlon sweet field
EUX|F D Roosevelt Airport|Sint Eustatius|BQ|17.493|-62.978|America/Kralendijk|
EVE|Harstad/Narvik Airport, Evenes|Evenes|NO|68.490|16.683|Europe/Oslo|
EVG|Sveg Airport|Sveg|SE|62.047|14.420|Europe/Stockholm|
EVN|Zvartnots International Airport|Yerevan|AM|40.153|44.398|Asia/Yerevan|
EVV|Evansville Regional Airport|Evansville|US|38.046|-87.528|America/Chicago|
EWB|New Bedford Airport|New Bedford|US|41.677|-70.959|America/New_York|regional
EWN|Coastal Carolina Regional Airport|New Bern|US|35.078|-77.035|America/New_York|
EWR|Newark Liberty International Airport|Newark|US|40.689|-74.179|America/New_York|
EXI|Excursion Inlet Sea Plane Base|Excursion Inlet|US|58.421|-135.447|America/Juneau|
EXT|Exeter Airport|Exeter|GB|50.731|-3.411|Europe/London|international
EYK|Beloyarsky Airport||RU|63.697|66.701|Asia/Yekaterinburg|beloyarskiy
EYP|El Yopal Airport|El Yopal|CO|5.321|-72.386|America/Bogota|
EYW|Key West International Airport|Key West|US|24.554|-81.755|America/New_York|
EZE|Ezeiza/Ministro Pistarini International Airport|Buenos Aires|AR|-34.813|-58.540|America/Argentina/Buenos_Aires|minister
EZS|Elazig Airport|Elazığ|TR|38.599|39.268|Europe/Istanbul|
FAE|Vagar Airport|Vágar|FO|62.067|-7.267|Atlantic/Faroe|
FAI|Fairbanks International Airport|Fairbanks|US|64.818|-147.867|America/Anchorage|
FAO|Faro Airport|Faro|PT|37.021|-7.969|Europe/Lisbon|
FAR|Hector International Airport|Fargo|US|46.920|-96.826|America/Chicago|
FAT|Fresno Yosemite International Airport|Fresno|US|36.770|-119.720|America/Los_Angeles|
FAV|Fakarava Airport||PF|-16.053|-145.652|Pacific/Tahiti|
FAY|Fayetteville Regional Airport|Fayetteville|US|34.991|-78.887|America/New_York|grannis field
FBD|Faizabad Airport|Fayzabad|AF|37.121|70.518|Asia/Kabul|
FBE|Francisco Beltrao Airport|Francisco Beltrão|BR|-26.083|-53.067|America/Sao_Paulo|
FBM|Lubumbashi International Airport|Lubumbashi|CD|-11.590|27.528|Africa/Lubumbashi|
FCA|Glacier Park International Airport|Kalispell|US|48.307|-114.253|America/Denver|
FCN|Cuxhaven/Nordholz Airport|Cuxhaven|DE|53.769|8.666|Europe/Berlin|wurster nordseekuste naval airbase
FCO|Leonardo da Vinci-Fiumicino Airport|Rome|IT|41.795|12.250|Europe/Rome|international
FCT|Vagabond Heliport||US|46.600|-120.517|America/Los_Angeles|
FDE|Bringeland Airport|Førde|NO|61.392|5.762|Europe/Oslo|
FDF|Martinique Aime Cesaire International Airport|Fort-de-France|MQ|14.596|-61.000|America/Martinique|
FDH|Bodensee Airport Friedrichshafen|Friedrichshafen|DE|47.673|9.523|Europe/Berlin|
FDU|Bandundu Airport|Bandundu|CD|-3.306|17.383|Africa/Kinshasa|
FEC|Joao Durval Carneiro Airport|Feira de Santana|BR|-12.203|-38.906|America/Bahia|
FEG|Fergana Airport|Fergana|UZ|40.350|71.734|Asia/Tashkent|international
FEN|Fernando De Noronha Airport|Fernando de Noronha|BR|-3.850|-32.417|America/Noronha|
FES|San Fernando Airport||ES|36.467|-6.183|Europe/Madrid|
FEW|Warren Air Force Base||US|41.133|-104.817|America/Denver|
FEZ|Fes-Saiss Airport|Saïss|MA|33.931|-4.982|Africa/Casablanca|international
FGR|Fuengirola Airport||ES|36.533|-4.633|Europe/Madrid|
FGU|Fangatau Airport|Fangatau|PF|-15.820|-140.888|Pacific/Tahiti|
FHZ|Fakahina Airport|Fakahina|PF|-15.991|-140.164|Pacific/Tahiti|
FIC|Fire Cove Airport||US|55.778|-131.537|America/Sitka|
FIE|Fair Isle Airport|Fair Isle|GB|59.534|-1.629|Europe/London|
FIH|N'djili International Airport|Kinshasa|CD|-4.387|15.442|Africa/Kinshasa|ndjili
FIV|Five Finger Heliport||US|57.267|-133.633|America/Juneau|
FIZ|Fitzroy Crossing Airport||AU|-18.181|125.561|Australia/Perth|
FJR|Fujairah International Airport||AE|25.109|56.331|Asia/Dubai|
FKB|Baden-Airpark|Baden-Baden|DE|48.781|8.090|Europe/Berlin|rheinmunster karlsruhe airport
FKH|Sculthorp Royal Air Force||GB|52.833|0.850|Europe/London|
FKI|Kisangani Bangoka International Airport|Kisangani|CD|0.482|25.338|Africa/Lubumbashi|
FKQ|Fak Fak Airport|Fakfak|ID|-2.917|132.300|Asia/Jayapura|
FKS|Fukushima Airport|Sukagawa|JP|37.227|140.433|Asia/Tokyo|
FLA|Florencia Airport|Florencia|CO|1.589|-75.559|America/Bogota|gustavo artunduaga paredes
FLC|Falls Creek Airport||AU|-36.833|143.283|Australia/Melbourne|
FLG|Flagstaff Pulliam Airport|Flagstaff|US|35.138|-111.672|America/Phoenix|international
FLJ|Falls Bay Airport||US|60.032|-148.008|America/Anchorage|
FLL|Fort Lauderdale-Hollywood International Airport|Fort Lauderdale|US|26.071|-80.145|America/New_York|
FLN|Floripa Airport|Florianópolis|BR|-27.664|-48.545|America/Sao_Paulo|hercilio luz international
FLO|Florence Airport|Florence|US|34.189|-79.724|America/New_York|regional
FLR|Florence Airport, Peretola|Firenze|IT|43.802|11.202|Europe/Rome|
FLS|Flinders Island Airport|Flinders Island|AU|-40.095|147.997|Australia/Hobart|
FLW|Flores Island Airport|Santa Cruz das Flores|PT|39.467|-31.150|Atlantic/Azores|
FLZ|Ferdinand Lumban Tobing Airport|Sibolga|ID|1.556|98.889|Asia/Jakarta|
FMA|Formosa Airport|Formosa|AR|-26.213|-58.235|America/Argentina/Cordoba|
FMC|Five Mile Airport||US|66.917|-149.842|America/Anchorage|
FMG|Flamingo Airport|Brasilito|CR|10.417|-85.783|America/Costa_Rica|
FMI|Kalemie Airport|Kalemie|CD|-5.876|29.250|Africa/Lubumbashi|
FMM|Memmingen Allgau Airport|Memmingen|DE|47.989|10.239|Europe/Berlin|
FMO|Munster Osnabruck International Airport|Münster|DE|52.130|7.695|Europe/Berlin|greven
FMT|Faresmaathodaa Airport|Faresmaathodaa|MV|0.192|73.196|Indian/Maldives|
FNA|Freetown International Airport|Freetown|SL|8.616|-13.199|Africa/Freetown|lungi
FNC|Madeira Airport|Funchal|PT|32.693|-16.776|Atlantic/Madeira|international cristiano ronaldo
FNI|Garons Airport|Nîmes|FR|43.750|4.417|Europe/Paris|arles camargue
FNJ|Pyongyang Sunan International Airport|Pyongyang|KP|39.201|125.675|Asia/Pyongyang|
FNK|Fin Creek Airport||US|69.500|-147.583|America/Anchorage|
FNR|Funter Bay Sea Plane Base|Funter Bay|US|58.254|-134.898|America/Juneau|
FNT|Bishop International Airport|Flint|US|42.974|-83.739|America/Detroit|
FOA|Foula Airport|Foula|GB|60.123|-2.053|Europe/London|
FOC|Changle International Airport|Fuzhou|CN|25.931|119.669|Asia/Shanghai|
FOD|Fort Dodge Airport|Fort Dodge|US|42.553|-94.190|America/Chicago|regional
FOG|Gino Lisa Airport|Foggia|IT|41.434|15.544|Europe/Rome|
FOP|Morris Army Air Field||US|33.617|-84.367|America/New_York|
FOR|Pinto Martins – Fortaleza International Airport|Fortaleza|BR|-3.779|-38.541|America/Fortaleza|
FOX|Fox Airport||US|64.000|-147.000|America/Anchorage|
FPO|Grand Bahama International Airport|Freeport|BS|26.547|-78.705|America/Nassau|
FRA|Frankfurt Airport|Frankfurt am Main|DE|50.049|8.574|Europe/Berlin|
FRD|Friday Harbor Airport|Friday Harbor|US|48.525|-123.026|America/Los_Angeles|
FRE|Fera Island Airport|Fera Island|SB|-8.100|159.583|Pacific/Guadalcanal|
FRL|Luigi Ridolfi Airport|Forlì|IT|44.199|12.071|Europe/Rome|
FRO|Floro Airport|Florø|NO|61.585|5.024|Europe/Oslo|
FRS|Santa Elena Airport|San Benito|GT|16.917|-89.883|America/Guatemala|mundo maya international
FRW|Phillip Gaonwe Matante International Airport|Francistown|BW|-21.160|27.483|Africa/Gaborone|intl
FSC|Sud Corse Airport|Figari Sud-Corse|FR|41.499|9.098|Europe/Paris|
FSD|Sioux Falls Regional Airport|Sioux Falls|US|43.580|-96.731|America/Chicago|joe foss field
FSM|Fort Smith Regional Airport|Fort Smith|US|35.341|-94.359|America/Chicago|
FSP|Saint Pierre Airport|Saint-Pierre|PM|46.917|-56.167|America/Miquelon|
FSZ|Shizuoka Airport|Makinohara|JP|34.796|138.189|Asia/Tokyo|mount fuji
FTA|Futuna Airport|Futuna Island|VU|-19.417|170.250|Pacific/Efate|
FTE|Comandante Armando Tola International Airport|El Calafate|AR|-50.284|-72.054|America/Argentina/Rio_Gallegos|commander
FTI|Fitiuta Airport|Fitiuta Village|AS|-14.215|-169.426|Pacific/Pago_Pago|
FTL|Fortuna Ledge Airport||US|61.883|-162.083|America/Nome|
FTU|Marillac Airport|Tôlanaro|MG|-25.038|46.956|Indian/Antananarivo|
FUE|Fuerteventura Airport|El Matorral|ES|28.451|-13.870|Atlantic/Canary|
FUG|Fuyang Airport|Yingzhou|CN|32.867|115.700|Asia/Shanghai|xiguan
FUJ|Fukue Airport|Goto|JP|32.668|128.838|Asia/Tokyo|
FUK|Fukuoka Airport|Fukuoka|JP|33.584|130.444|Asia/Tokyo|
FUN|Funafuti Atol International Airport|Funafuti|TV|-8.517|179.208|Pacific/Funafuti|
FUO|Fuoshan Airport|Foshan|CN|23.081|113.071|Asia/Shanghai|shadi
FUT|Futuna Island Airport|Futuna Island|WF|-14.250|-178.150|Pacific/Wallis|pointe vele
FWA|Fort Wayne International Airport|Fort Wayne|US|40.987|-85.188|America/Indiana/Indianapolis|
FWM|Fort WilliamHeliport||GB|56.817|-5.117|Europe/London|
FXM|Flaxman Island Airport||US|70.200|-146.000|America/Anchorage|
FYJ|Fuyuan Dongji Airport|Fuyuan|CN|48.197|134.363|Asia/Shanghai|aiport
FYN|Fuyun Koktokay Airport|Fuyun|CN|46.801|89.538|Asia/Shanghai|
FYU|Fort Yukon Airport|Fort Yukon|US|66.568|-145.258|America/Anchorage|
GAE|Gabes - Matmata International Airport|Gabès|TN|33.736|9.919|Africa/Tunis|
GAF|Gafsa – Ksar International Airport|Gafsa|TN|34.417|8.817|Africa/Tunis|
GAJ|Yamagata Airport|Higashine|JP|38.411|140.366|Asia/Tokyo|
GAL|Edward G. Pitka Sr. Airport|Galena|US|64.736|-156.936|America/Anchorage|
GAM|Gambell Airport|Gambell|US|63.777|-171.714|America/Nome|
GAN|Gan International Airport|Gan|MV|-0.690|73.157|Indian/Maldives|
GAQ|Gao Airport||ML|16.249|-0.001|Africa/Bamako|
GAU|Lokpriya Gopinath Bordoloi International Airport|Guwahati|IN|26.105|91.588|Asia/Kolkata|
GAX|Gamba Airport|Gamba|GA|-2.767|9.983|Africa/Libreville|
GAY|Gaya Airport|Gaya|IN|24.747|84.946|Asia/Kolkata|
GBB|Gabala International Airport|Gabala|AZ|40.821|47.719|Asia/Baku|
GBE|Sir Seretse Khama International Airport|Gaborone|BW|-24.558|25.925|Africa/Gaborone|
GBI|Kalaburagi Airport|Kalaburagi|IN|17.308|76.958|Asia/Kolkata|
GBJ|Marie-Galante Airport|Grand Bourg|GP|15.869|-61.272|America/Guadeloupe|les bases
GBO|Baltimore Greenbelt T Station||US|39.011|-76.910|America/New_York|
GBS|Port Fitzroy Seaplane Base||NZ|-36.165|175.361|Pacific/Auckland|
GCC|Campbell County Airport|Gillette|US|44.346|-105.533|America/Denver|northeast wyoming regional
GCH|Gachsaran Airport|Gachsaran|IR|30.336|50.832|Asia/Tehran|
GCI|Guernsey Airport|Saint Peter Port|GG|49.433|-2.595|Europe/Guernsey|
GCK|Garden City Regional Airport|Garden City|US|37.929|-100.730|America/Chicago|
GCM|Owen Roberts International Airport|Georgetown|KY|19.296|-81.358|America/Cayman|george town
GCN|Grand Canyon National Park Airport|Grand Canyon - Tusayan|US|35.952|-112.147|America/Phoenix|
GCV|Gravatai Airport|Gravatai|BR|-29.942|-50.994|America/Sao_Paulo|
GDB|Gondia Airport|Gondia|IN|21.527|80.290|Asia/Kolkata|birsi
GDE|Gode Airport|Gode|ET|5.902|43.628|Africa/Addis_Ababa|
GDL|Don Miguel Hidal Y Costilla International Airport|Ciudad de Tlajomulco de Zúñiga|MX|20.526|-103.304|America/Mexico_City|guadalajara aeropuerto internacional hidalgo
GDN|Gdansk Lech Walesa Airport|Gdańsk|PL|54.381|18.469|Europe/Warsaw|wałesa
GDQ|Gondar Airport|Azezo|ET|12.514|37.446|Africa/Addis_Ababa|
GDT|JAGS McCartney International Airport|Cockburn Town|TC|21.445|-71.144|America/Grand_Turk|
GDV|Dawson Community Airport|Glendive|US|47.139|-104.807|America/Denver|
GDX|Magadan Airport|Magadan|RU|59.917|150.717|Asia/Magadan|sokol
GDZ|Gelendzhik Airport|Gelendzhik|RU|44.567|38.017|Europe/Moscow|
GEA|Noumea Magenta Airport|Nouméa|NC|-22.261|166.471|Pacific/Noumea|
GEC|Gecitkale Airport|Lefkoniko|CY|35.234|33.733|Asia/Famagusta|air base
GEG|Spokane International Airport|Spokane|US|47.625|-117.538|America/Los_Angeles|
GEI|Green Islands Airport||PG|-4.500|154.167|Pacific/Bougainville|
GEK|Ganes Creek Airport||US|63.100|-156.433|America/Anchorage|
GEL|Sepe Tiaraju Airport|Santo Ângelo|BR|-28.281|-54.168|America/Sao_Paulo|
GEN|Puente Genil Airport||ES|37.383|-4.767|Europe/Madrid|
GEO|Cheddi Jagan International Airport|Georgetown|GY|6.504|-58.253|America/Guyana|
GER|Rafael Cabrera Airport|Nueva Gerona|CU|21.837|-82.780|America/Havana|
GES|General Santos International Airport|General Santos|PH|6.058|125.096|Asia/Manila|
GET|Geraldton Airport|Geraldton|AU|-28.796|114.702|Australia/Perth|
GEV|Gallivare Airport|Gällivare|SE|67.134|20.817|Europe/Stockholm|
GFF|Griffith Airport|Griffith|AU|-34.255|146.063|Australia/Sydney|
GFK|Grand Forks International Airport|Grand Forks|US|47.950|-97.177|America/Chicago|
GGF|Almeirim Airport|Almeirim|BR|-1.479|-52.578|America/Santarem|
GGG|Gregg County Airport|Longview|US|32.387|-94.715|America/Chicago|east texas regional
GGJ|Guaira Airport|Guaíra|BR|-24.197|-54.231|America/Sao_Paulo|
GGR|Garowe Airport|Garowe|SO|8.461|48.572|Africa/Mogadishu|
GGS|Gobernador Gregores Airport|Gobernador Gregores|AR|-48.767|-70.250|America/Argentina/Rio_Gallegos|
GGT|Exuma International Airport|Moss Town|BS|23.564|-75.872|America/Nassau|
GGW|Glasgow International Airport|Glasgow|US|48.213|-106.616|America/Denver|wokal field valley county
GHA|Noumerate Airport|El Atteuf|DZ|32.382|3.801|Africa/Algiers|noumerat moufdi zakaria
GHB|Governor's Harbour Airport|Governor's Harbour|BS|25.277|-76.327|America/Nassau|
GHD|Ghimbi Airport||ET|9.167|35.817|Africa/Addis_Ababa|
GHT|Ghat Airport|Ghat|LY|25.135|10.148|Africa/Tripoli|
GHV|Brașov-Ghimbav International Airport|Brașov|RO|45.702|25.520|Europe/Bucharest|
GIB|North Front Airport|Gibraltar|GI|36.154|-5.349|Europe/Gibraltar|
GIC|Boigu Island Airport|Boigu Island|AU|-9.233|142.217|Australia/Brisbane|
GIG|RIOgaleao International Airport|Rio De Janeiro|BR|-22.815|-43.247|America/Sao_Paulo|galeao tom jobim
GIL|Gilgit Airport|Gilgit|PK|35.920|74.332|Asia/Karachi|
GIS|Gisborne Airport|Gisborne|NZ|-38.662|177.982|Pacific/Auckland|
GIT|Geita Airport|Geita|TZ|-2.814|32.172|Africa/Dar_es_Salaam|
GIZ|Jazan Regional Airport|Jizan|SA|16.899|42.582|Asia/Riyadh|king abdullah bin abdulaziz
GJA|Guanaja Airport|Guanaja|HN|16.445|-85.906|America/Tegucigalpa|laguna
GJL|Jijel Ferhat Abbas Airport|Tahir|DZ|36.794|5.876|Africa/Algiers|
GJT|Grand Junction Regional Airport|Grand Junction|US|39.123|-108.528|America/Denver|
GKA|Goroka Airport|Goronka|PG|-6.075|145.393|Pacific/Port_Moresby|
GKK|Kooddoo Island Airport|Huvadhu Atoll|MV|0.731|73.433|Indian/Maldives|
GKN|Gulkana Airport|Gulkana|US|62.155|-145.452|America/Anchorage|
GLA|Glasgow Airport|Paisley|GB|55.864|-4.432|Europe/London|international
GLF|Golfito Airport|Golfito|CR|8.651|-83.181|America/Costa_Rica|
GLH|Greenville Mid-Delta Airport|Greenville|US|33.484|-90.985|America/Chicago|regional
GLK|Abdullahi Yusuf Airport|Galcaio|SO|6.767|47.433|Africa/Mogadishu|
GLQ|Glennallen Airport||US|62.117|-145.550|America/Anchorage|
GLT|Gladstone Airport|Gladstone|AU|-23.871|151.224|Australia/Brisbane|
GLV|Golovin Airport|Golovin|US|64.544|-163.037|America/Nome|
GMA|Gemena Airport|Gemena|CD|3.235|19.771|Africa/Kinshasa|
GMB|Gambela Airport|Gambela|ET|8.283|34.583|Africa/Addis_Ababa|
GME|Gomel Airport|Gomel|BY|52.526|31.018|Europe/Minsk|
GMI|Gasmata Island Airport|Gasmata Island|PG|-6.300|150.333|Pacific/Port_Moresby|
GMO|Gombe Lawanti International Airport|Gombe|NG|10.298|10.899|Africa/Lagos|
GMP|Gimpo International Airport|Seoul|KR|37.559|126.804|Asia/Seoul|
GMQ|Golog Maqin Airport|Golog|CN|34.416|100.311|Asia/Shanghai|maqen
GMR|Gambier Island Airport||PF|-23.084|-134.888|Pacific/Gambier|totegegie
GMS|Guimaraes Airport|Guimarães|BR|-2.150|-44.700|America/Fortaleza|
GMY|Rheindahlen Airport||DE|51.167|6.367|Europe/Berlin|
GMZ|La Gomera Airport|Alajero|ES|28.017|-17.200|Atlantic/Canary|
GNB|Grenoble-Isere Airport|Saint-Étienne-de-Saint-Geoirs|FR|45.360|5.332|Europe/Paris|
GND|Maurice Bishop International Airport|Saint George's|GD|12.004|-61.786|America/Grenada|
GNE|Ghent Airport|Gent|BE|51.050|3.717|Europe/Brussels|
GNJ|Gyandzha Airport|Ganja|AZ|40.733|46.317|Asia/Baku|
GNS|Gunungsitoli Airport|Gunungsitoli|ID|1.166|97.704|Asia/Jakarta|binaka
GNU|Goodnews Bay Airport|Goodnews|US|59.112|-161.581|America/Anchorage|
GNV|Gainesville Regional Airport|Gainesville|US|29.686|-82.277|America/New_York|
GNY|Sanliurfa GAP Airport|Şanlıurfa|TR|37.447|38.900|Europe/Istanbul|
GOA|Genoa Cristoforo Colombo Airport|Genova|IT|44.415|8.851|Europe/Rome|
GOF|Goodfellow Air Force Base||US|31.467|-100.433|America/Chicago|
GOH|Nuuk Airport|Nuuk|GL|64.182|-51.725|America/Nuuk|
GOI|Dabolim International Airport|Vasco da Gama|IN|15.385|73.840|Asia/Kolkata|
GOJ|Strigino International Airport|Nizhny Novgorod|RU|56.219|43.790|Europe/Moscow|
GOM|Goma Airport|Goma|CD|-1.670|29.238|Africa/Lubumbashi|international
GOP|Gorakhpur Airport|Gorakhpur|IN|26.747|83.444|Asia/Kolkata|
GOQ|Golmud Airport|Golmud|CN|36.405|94.789|Asia/Shanghai|
GOT|Goteborg Landvetter Airport|Gothenburg|SE|57.667|12.295|Europe/Stockholm|
GOU|Garoua Airport|Garoua|CM|9.336|13.376|Africa/Douala|international
GOV|Nhulunbuy Airport|Nhulunbuy|AU|-12.270|136.823|Australia/Darwin|gove
GOX|Manohar International Airport|Mopa|IN|15.730|73.863|Asia/Kolkata|
GOY|Tura Gornij Airport|Tura|RU|64.333|100.433|Asia/Krasnoyarsk|
GPA|Araxos Airport|Patras|GR|38.151|21.426|Europe/Athens|agamemnon
GPB|Tancredo Thomaz Faria Airport||BR|-25.333|-51.500|America/Sao_Paulo|
GPI|Guapi Airport|Guapi|CO|2.570|-77.898|America/Bogota|juan casiano
GPS|Baltra Airport|Isla Baltra|EC|-0.435|-90.283|Pacific/Galapagos|
GPT|Gulfport-Biloxi International Airport|Gulfport|US|30.413|-89.072|America/Chicago|
GRB|Austin Straubel International Airport|Green Bay|US|44.493|-88.122|America/Chicago|
GRI|Grand Island Airport|Grand Island|US|40.967|-98.307|America/Chicago|central nebraska regional
GRJ|George Airport|George|ZA|-34.001|22.382|Africa/Johannesburg|
GRK|Killeen Regional Airport|Killeen|US|31.062|-97.821|America/Chicago|fort cavazos hood robert gray army air field
GRO|Girona-Costa Brava Airport|Girona|ES|41.898|2.766|Europe/Madrid|
GRQ|Groningen Airport Eelde|Groningen|NL|53.120|6.576|Europe/Amsterdam|
GRR|Gerald R. Ford International Airport|Grand Rapids|US|42.885|-85.530|America/Detroit|
GRU|Sao Paulo-Guarulhos International Airport|São Paulo|BR|-23.426|-46.482|America/Sao_Paulo|governador andre franco montoro
GRV|Groznyy Airport|Grozny|RU|43.333|45.750|Europe/Moscow|
GRW|Graciosa Island Airport|Santa Cruz da Graciosa|PT|39.091|-28.028|Atlantic/Azores|
GRX|Granada Airport|Granada|ES|37.185|-3.777|Europe/Madrid|jaen
GRY|Grimsey Airport|Grímsey|IS|66.548|-18.020|Atlantic/Reykjavik|
GRZ|Graz Airport|Graz|AT|46.996|15.443|Europe/Vienna|feldkirchen bei
GSM|Dayrestan Airport|Dayrestan|IR|26.758|55.905|Asia/Tehran|
GSO|Piedmont Triad International Airport|Greensboro|US|36.105|-79.937|America/New_York|
GSP|Greenville-Spartanburg International Airport|Greer|US|34.891|-82.217|America/New_York|
GST|Gustavus Airport|Gustavus|US|58.423|-135.704|America/Juneau|
GSV|Gagarin International Airport|Saratov|RU|51.718|46.168|Europe/Saratov|
GTA|Gatokae Aerodrom|Gatokae|SB|-8.767|158.183|Pacific/Guadalcanal|
GTE|Groote Eylandt Airport|Groote Eylandt|AU|-13.974|136.460|Australia/Darwin|
GTF|Great Falls International Airport|Great Falls|US|47.482|-111.356|America/Denver|
GTK|Sungei Tekai Airport|Sungai Tekai|MY|2.600|102.917|Asia/Kuala_Lumpur|
GTO|Tolotio Airport|Gorontalo-Celebes Island|ID|0.639|122.851|Asia/Makassar|
GTR|Golden Triangle Regional Airport|Columbus|US|33.450|-88.600|America/Chicago|
GUA|La Aurora International Airport|Guatemala City|GT|14.588|-90.531|America/Guatemala|
GUB|Guerrero Negro Airport|San Quintín|MX|28.026|-114.024|America/Tijuana|
GUC|Gunnison–Crested Butte Regional Airport|Gunnison|US|38.534|-106.939|America/Denver|
GUM|A.B. Won Pat International Airport|Hagåtña|GU|13.493|144.805|Pacific/Guam|antonio
GUO|Guriel Airport|Guriel|SO|5.318|45.986|Africa/Mogadishu|
GUP|Gallup Municipal Airport|Gallup|US|35.511|-108.787|America/Denver|
GUR|Gurney Airport|Gurney|PG|-10.311|150.339|Pacific/Port_Moresby|
GUW|Atyrau Airport|Atyrau|KZ|47.123|51.830|Asia/Atyrau|international
GUZ|Guarapari Airport|Guarapari|BR|-20.650|-40.492|America/Sao_Paulo|
GVA|Geneve Airport|Geneva|CH|46.230|6.106|Europe/Zurich|cointrin international
GVR|Governador Valadares Airport||BR|-18.850|-41.933|America/Sao_Paulo|
GVW|Richards-Gebaur Airport||US|38.883|-94.533|America/Chicago|
GWD|Gwadar International Airport|Gwadar|PK|25.231|62.339|Asia/Karachi|
GWL|Gwalior Airport|Gwalior|IN|26.294|78.230|Asia/Kolkata|
GWT|Westerland - Sylt Airport|Westerland|DE|54.915|8.343|Europe/Berlin|
GXF|Seiyun Airport|Seiyun|YE|15.962|48.787|Asia/Aden|hadhramaut international
GXG|Negage Airport|Negage|AO|-7.783|15.450|Africa/Luanda|
GXH|Gannan Xiahe Airport|Gannan|CN|34.811|102.645|Asia/Shanghai|
GYA|Guayaramerin Airport|Guayaramerín|BO|-10.830|-65.362|America/La_Paz|
GYD|Heydar Aliyev International Airport|Baku|AZ|40.462|50.050|Asia/Baku|
GYE|Jose Joaquin de Olmedo Airport|Guayaquil|EC|-2.143|-79.880|America/Guayaquil|international
GYM|Gen Jose Maria Yanez International Airport|Guaymas|MX|27.970|-110.922|America/Hermosillo|general
GYN|Goiania Santa Genoveva Airport|Goiânia|BR|-16.633|-49.227|America/Sao_Paulo|
GYS|Guang Yuan Airport|Guangyuan|CN|32.395|105.700|Asia/Shanghai|panlong
GYU|Guyuan Liupanshan Airport|Guyuan|CN|36.075|106.218|Asia/Shanghai|
GYZ|Gruyere Mine Airport|Cosmo Newbery|AU|-28.034|123.814|Australia/Perth|
GZG|Garze (Ganzi) Gesar Airport|Garzê|CN|31.758|99.554|Asia/Shanghai|
GZM|Gozo Airport||MT|36.042|14.208|Europe/Malta|
GZO|Nusatupe Airport|Gizo|SB|-8.117|156.833|Pacific/Guadalcanal|
GZP|Gazipasa Airport|Gazipaşa|TR|36.299|32.301|Europe/Istanbul|alanya
GZT|Gaziantep Airport|Gaziantep|TR|36.945|37.474|Europe/Istanbul|international
HAA|Hasvik Airport|Hasvik|NO|70.467|22.150|Europe/Oslo|
HAC|Hachijo Jima Airport|Hachijojima|JP|33.118|139.781|Asia/Tokyo|
HAD|Halmstad Airport|Halmstad|SE|56.681|12.815|Europe/Stockholm|
HAH|Prince Said Ibrahim International Airport|Moroni|KM|-11.535|43.274|Indian/Comoro|
HAJ|Hannover Airport|Hannover|DE|52.459|9.695|Europe/Berlin|
HAK|Haikou Meilan International Airport|Haikou|CN|19.942|110.457|Asia/Shanghai|
HAL|Halali Airport|Halali|NA|-19.031|16.458|Africa/Windhoek|
HAM|Hamburg Airport|Hamburg|DE|53.631|10.006|Europe/Berlin|helmut schmidt
HAN|Noi Bai International Airport|Hanoi|VN|21.214|105.803|Asia/Bangkok|
HAP|Long Island Seaplane Base|Long Island|AU|-20.335|148.847|Australia/Brisbane|
HAQ|Hanimaadhoo Airport|Haa Dhaalu Atoll|MV|6.748|73.168|Indian/Maldives|
HAS|Hail Airport|Ha'il|SA|27.438|41.690|Asia/Riyadh|
HAU|Haugesund Airport|Karmøy|NO|59.345|5.216|Europe/Oslo|
HAV|Jose Marti International Airport|Havana|CU|22.998|-82.408|America/Havana|
HAX|Hatbox Field||US|35.750|-95.417|America/Chicago|
HBA|Hobart International Airport|Hobart|AU|-42.837|147.505|Australia/Hobart|
HBC|Hanus Bay Airport||US|57.500|-135.917|America/Sitka|
HBE|Borg El Arab Airport|Alexandria|EG|30.932|29.696|Africa/Cairo|borj international
HBI|Harbour Island Airport||BS|25.517|-76.600|America/Nassau|
HBN|Phu-bon Airport||VN|12.000|106.000|Asia/Phnom_Penh|
HBO|Humboldt Municipal Airport||US|40.167|-95.950|America/Chicago|
HBQ|Haibei Qilian Airport|Haibei|CN|38.012|100.644|Asia/Shanghai|
HBT|Hambantota Seaplane Base|Hambantota|LK|6.124|81.103|Asia/Colombo|
HBX|Hubli Airport|Hubli|IN|15.360|75.086|Asia/Kolkata|
HCB|Shoal Cove Airport||US|55.450|-131.283|America/Sitka|
HCJ|Hechi Jinchengjiang Airport|Hechi|CN|24.784|107.700|Asia/Shanghai|
HCR|Holy Cross Airport|Holy Cross|US|62.191|-159.773|America/Anchorage|
HCZ|Chenzhou Beihu Airport|Chenzhou|CN|25.751|112.846|Asia/Shanghai|
HDA|Hidden Falls Airport||US|57.200|-134.850|America/Sitka|
HDD|Hyderabad Airport|Hyderabad|PK|25.322|68.364|Asia/Karachi|
HDF|Heringsdorf Airport|Heringsdorf|DE|53.878|14.138|Europe/Berlin|zirchow
HDG|Handan Airport|Handan|CN|36.526|114.425|Asia/Shanghai|
HDK|Kulhudhuffushi Airport|Kulhudhuffushi|MV|6.631|73.067|Indian/Maldives|
HDM|Hamadan Airport|Hamadan|IR|34.867|48.537|Asia/Tehran|
HDN|Yampa Valley Airport|Hayden|US|40.485|-107.221|America/Denver|
HDO|Hindon Airport|Ghaziabad|IN|28.706|77.342|Asia/Kolkata|
HDS|Hoedspruit Airport|Hoedspruit|ZA|-24.350|30.950|Africa/Johannesburg|
HDY|Hat Yai International Airport|Hat Yai|TH|6.937|100.394|Asia/Bangkok|
HEA|Herat International Airport|Guzara|AF|34.213|62.226|Asia/Kabul|khwaja abdullah ansari
HEH|Heho Airport|Kalaw Township|MM|20.744|96.793|Asia/Yangon|
HEI|Heide-Buesum Airport|Oesterdeichstrich|DE|54.156|8.903|Europe/Berlin|
HEK|Heihe Aihui Airport|Heihe|CN|50.217|127.433|Asia/Shanghai|
HEL|Helsinki-Vantaa Airport|Helsinki|FI|60.318|24.966|Europe/Helsinki|
HEN|Hernesaari Heliport|Helsinki|FI|60.148|24.924|Europe/Helsinki|
HER|Heraklion Airport N. Kazantzakis|Heraklion|GR|35.337|25.174|Europe/Athens|international nikos
HET|Hohhot Baita International Airport|Hohhot|CN|40.855|111.814|Asia/Shanghai|
HEV|Huelva Airport||ES|37.267|-6.950|Europe/Madrid|
HEY|Hanchey Army Heliport|Fort Rucker Ozark|US|31.346|-85.654|America/Chicago|
HFA|Haifa Airport|Haifa|IL|32.811|35.045|Asia/Jerusalem|international
HFE|Hefei Xinqiao International Airport|Hefei|CN|31.987|116.973|Asia/Shanghai|
HFN|Hornafjordur Airport|Höfn|IS|64.283|-15.267|Atlantic/Reykjavik|hornafjorður
HFS|Hagfors Airport|Råda|SE|60.017|13.569|Europe/Stockholm|
HFT|Hammerfest Airport|Hammerfest|NO|70.680|23.676|Europe/Oslo|
HGA|Hargeisa Airport|Hargeisa|SO|9.516|44.092|Africa/Mogadishu|egal international
HGD|Hughenden Airport||AU|-20.819|144.224|Australia/Brisbane|
HGH|Hangzhou Xiaoshan International Airport|Hangzhou|CN|30.237|120.432|Asia/Shanghai|
HGI|Itanagar Hollongi Airport|Hollongi|IN|26.970|93.665|Asia/Kolkata|donyi polo
HGL|Helgoland Airport|Helgoland|DE|54.187|7.917|Europe/Berlin|
HGN|Mae Hong Son Airport||TH|19.300|97.975|Asia/Bangkok|
HGO|Korhogo Airport|Korhogo|CI|9.389|-5.554|Africa/Abidjan|
HGR|Hagerstown Regional Airport|Hagerstown|US|39.708|-77.730|America/New_York|richard henson field
HGT|Hunter Army Air Field|Jolon|US|35.967|-121.150|America/Los_Angeles|
HGU|Mount Hagen Airport|Mount Hagen|PG|-5.829|144.297|Pacific/Port_Moresby|kagamuga
HHH|Hilton Head Airport|Hilton Head Island|US|32.223|-80.697|America/New_York|
HHN|Frankfurt - Hahn Airport|Frankfurt am Main|DE|49.948|7.264|Europe/Berlin|
HHP|Sheung Wan Heliport|Central and Western|HK|22.291|114.149|Asia/Hong_Kong|
HHQ|Hua Hin Airport|Hua Hin|TH|12.627|99.951|Asia/Bangkok|
HHR|Hawthorne Municipal Airport|Hawthorne|US|33.922|-118.335|America/Los_Angeles|jack northrop field
HHZ|Hikueru|Hikueru|PF|-17.548|-142.613|Pacific/Tahiti|
HIA|Huai'an Lianshui Airport|Huai'an|CN|33.788|119.128|Asia/Shanghai|international
HIB|Chisholm Airport|Hibbing|US|47.389|-92.839|America/Chicago|range regional
HID|Horn Island Airport|Horn|AU|-10.583|142.283|Australia/Brisbane|
HIH|Hook Island Airport||AU|-20.167|148.950|Australia/Lindeman|
HIJ|Hiroshima Airport|Hiroshima|JP|34.436|132.919|Asia/Tokyo|
HIL|Shillavo Airport|Shilavo|ET|6.083|44.767|Africa/Addis_Ababa|
HIN|Sacheon Airport|Sacheon|KR|35.093|128.087|Asia/Seoul|air base
HIR|Honiara International Airport|Honiara|SB|-9.429|160.048|Pacific/Guadalcanal|
HIS|Hayman Island Airport|Hayman Island|AU|-20.067|148.867|Australia/Lindeman|
HJB|Hejing Bayinbuluke Airport|Hejing|CN|42.977|83.973|Asia/Shanghai|
HJJ|Zhijiang Airport|Huaihua|CN|27.441|109.700|Asia/Shanghai|
HJR|Khajuraho Airport|Khajuraho|IN|24.819|79.916|Asia/Kolkata|
HKD|Hakodate Airport|Hakodate|JP|41.776|140.816|Asia/Tokyo|
HKG|Hong Kong International Airport|Islands|HK|22.308|113.918|Asia/Hong_Kong|
HKK|Hokitika Airport||NZ|-42.715|170.983|Pacific/Auckland|airfield
HKN|Hoskins Airport|Kimbe|PG|-5.457|150.403|Pacific/Port_Moresby|
HKT|Phuket International Airport|Phuket|TH|8.108|98.306|Asia/Bangkok|
HLA|Lanseria International Airport|Johannesburg|ZA|-25.936|27.926|Africa/Johannesburg|
HLD|Hulunbuir Hailar Airport|Hailar|CN|49.210|119.818|Asia/Shanghai|
HLE|Saint Helena Airport|Longwood|SH|-15.959|-5.646|Atlantic/St_Helena|
HLH|Ulanhot Airport|Ulanhot|CN|46.193|122.001|Asia/Shanghai|
HLN|Helena Regional Airport|Helena|US|46.611|-111.990|America/Denver|
HLP|Halim Perdanakusuma Airport|Jakarta|ID|-6.268|106.890|Asia/Jakarta|international
HLU|Houailou Airport|Houailou|NC|-21.257|165.618|Pacific/Noumea|
HLY|Holyhead Airport||GB|53.300|-4.633|Europe/London|
HLZ|Hamilton International Airport|Hamilton|NZ|-37.866|175.336|Pacific/Auckland|
HMA|Khanty-Mansiysk Airport|Khanty-Mansiysk|RU|61.026|69.097|Asia/Yekaterinburg|
HMB|Sohag International Airport|Suhaj|EG|26.339|31.737|Africa/Cairo|mubarak
HME|Oued Irara Airport|Hassi Messaoud|DZ|31.675|6.145|Africa/Algiers|krim belkacem
HMI|Hami Airport|Hami|CN|42.841|93.669|Asia/Shanghai|
HMO|General Ignacio Pesqueira García International Airport|Hermosillo|MX|29.090|-111.052|America/Hermosillo|
HMS|Haji Muhammad Sidik Airport|Muara Teweh|ID|-1.025|114.928|Asia/Pontianak|
HMV|Hemavan Tarnaby Airport|Hemavan|SE|65.728|15.273|Europe/Stockholm|
HNA|Hanamaki Airport|Hanamaki|JP|39.427|141.131|Asia/Tokyo|iwate
HND|Haneda Airport|Tokyo|JP|35.549|139.785|Asia/Tokyo|international
HNG|Hienghene Airport||NC|-20.667|164.900|Pacific/Noumea|
HNH|Hoonah Airport|Hoonah|US|58.099|-135.412|America/Juneau|
HNL|Daniel K. Inouye International Airport|Honolulu|US|21.326|-157.922|Pacific/Honolulu|
HNM|Hana Airport|Hana|US|20.796|-156.019|Pacific/Honolulu|
HNS|Haines Municipal Airport|Haines|US|59.246|-135.529|America/Juneau|
HNX|Hanna Airport||US|41.833|-106.500|America/Denver|
HNY|Hengyang Nanyue Airport|Hengyang|CN|26.724|112.618|Asia/Shanghai|
HOB|Lea County Airport|Hobbs|US|32.689|-103.217|America/Denver|regional
HOD|Hodeidah Airport|Hodeida|YE|14.756|42.970|Asia/Aden|international
HOF|Al-Ahsa Airport|Hofuf|SA|25.295|49.487|Asia/Riyadh|international
HOG|Frank Pais Airport|Holguin|CU|20.785|-76.315|America/Havana|international
HOI|Hao Island Airport|Otepa|PF|-18.062|-140.965|Pacific/Tahiti|
HOK|Hooker Creek Airport|Lajamanu|AU|-18.335|130.632|Australia/Darwin|
HOL|Holikachu Airport||US|62.867|-159.650|America/Anchorage|
HOM|Homer Airport|Homer|US|59.643|-151.493|America/Anchorage|
HOR|Horta Airport|Horta|PT|38.520|-28.717|Atlantic/Azores|
HOT|Memorial Field|Hot Springs|US|34.479|-93.096|America/Chicago|airport
HOU|William P. Hobby Airport|Houston|US|29.655|-95.277|America/Chicago|
HOV|Orsta–Volda Airport|Ørsta|NO|62.180|6.079|Europe/Oslo|hovden
HPA|Salote Pilolevu Airport|Lifuka|TO|-19.779|-174.341|Pacific/Tongatapu|island
HPB|Hooper Bay Airport|Hooper Bay|US|61.525|-166.146|America/Nome|
HPG|Shennongjia Hongping Airport|Shennongjia|CN|31.633|110.338|Asia/Shanghai|
HPH|Cat Bi International Airport|Haiphong|VN|20.823|106.727|Asia/Bangkok|
HPN|Westchester County Airport|White Plains|US|41.069|-73.704|America/New_York|
HPR|Pretoria Central Heliport|Pretoria|ZA|-25.655|28.216|Africa/Johannesburg|
HQL|Tashkurgan Khunjerab Airport|Tashikuergan|CN|37.663|75.292|Asia/Shanghai|
HQQ|Anyang Hongqiqu Airport|Anyang|CN|35.871|114.462|Asia/Shanghai|
HRB|Harbin Taiping International Airport|Harbin|CN|45.621|126.236|Asia/Shanghai|
HRE|Robert Gabriel Mugabe International Airport|Harare|ZW|-17.919|31.099|Africa/Harare|
HRF|Hoarafushi Airport||MV|6.981|72.896|Indian/Maldives|
HRG|Hurghada International Airport|Hurghada|EG|27.189|33.806|Africa/Cairo|
HRH|Aligarh Airport|Aligarh|IN|27.859|78.149|Asia/Kolkata|
HRI|Mattala Rajapaksa International Airport||LK|6.284|81.124|Asia/Colombo|
HRK|International Airport Kharkiv|Kharkiv|UA|49.921|36.281|Europe/Kyiv|
HRL|Valley International Airport|Harlingen|US|26.223|-97.662|America/Chicago|
HRN|Heron Island Heliport||AU|-23.433|151.917|Australia/Brisbane|
HRO|Boone County Airport|Harrison|US|36.264|-93.154|America/Chicago|
HSA|Hazrat Sultan International Airport (HSIA)||KZ|43.311|68.550|Asia/Almaty|turkistan
HSC|Shaoguan Danxia Airport|Shaoguan|CN|24.979|113.421|Asia/Shanghai|
HSG|Saga Airport|Saga|JP|33.154|130.303|Asia/Tokyo|
HSL|Huslia Airport|Huslia|US|65.703|-156.375|America/Anchorage|
HSN|Zhoushan Airport|Zhoushan|CN|29.935|122.357|Asia/Shanghai|
HSS|Maharaja Agrasen International Airport||IN|29.167|75.800|Asia/Kolkata|hisar hissar
HSV|Huntsville International Airport|Huntsville|US|34.649|-86.775|America/Chicago|carl jones field
HTA|Chita Airport|Chita|RU|52.033|113.300|Asia/Chita|kadala international
HTB|Terre-de-Bas Airport||GP|15.717|-61.633|America/Guadeloupe|
HTG|Hatanga Airport|Khatanga|RU|71.976|102.478|Asia/Krasnoyarsk|
HTI|Hamilton Island Airport|Hamilton Island|AU|-20.352|148.948|Australia/Lindeman|
HTN|Hotan Airport|Hotan|CN|37.040|79.872|Asia/Urumqi|
HTS|Huntington Tri-State Airport|Huntington|US|38.367|-82.556|America/New_York|milton ferguson field
HTT|Huatugou Airport|Mengnai|CN|38.256|90.830|Asia/Shanghai|
HTY|Hatay Airport|Antakya|TR|36.365|36.281|Europe/Istanbul|
HUG|Huehuetenango Airport|Huehuetenango|GT|15.333|-91.467|America/Guatemala|
HUH|Huahine Airport|Fare|PF|-16.690|-151.028|Pacific/Tahiti|
HUI|Phu Bai Airport|Huế|VN|16.398|107.701|Asia/Ho_Chi_Minh|international
HUN|Hualien Airport|Hualien City|TW|24.026|121.613|Asia/Taipei|
HUO|Holingol Huolinhe Airport|Holingol|CN|45.487|119.407|Asia/Shanghai|
HUS|Hughes Municipal Airport|Hughes|US|66.041|-154.263|America/Anchorage|
HUU|Huanuco Airport|Huánuco|PE|-9.867|-76.217|America/Lima|alferez fap david figueroa fernandini
HUX|Bahias De Huatulco International Airport|Huatulco|MX|15.768|-96.236|America/Mexico_City|
HUY|Humberside Airport|Grimsby|GB|53.583|-0.349|Europe/London|
HUZ|Huizhou Airport|Huizhou|CN|23.050|114.597|Asia/Shanghai|pingtan
HVB|Hervey Bay Airport|Hervey Bay|AU|-25.320|152.885|Australia/Brisbane|
HVD|Khovd Airport|Khovd|MN|48.017|91.650|Asia/Hovd|
HVG|Honningsvag Airport, Valan|Honningsvåg|NO|70.983|25.833|Europe/Oslo|
HVM|Hvammstangi Airport||IS|65.417|-21.000|Atlantic/Reykjavik|
HVN|Tweed–New Haven Regional Airport|New Haven|US|41.265|-72.888|America/New_York|
HVR|Havre City County Airport|Havre|US|48.544|-109.761|America/Denver|
HXD|Delingha Airport|Delingha|CN|37.125|97.269|Asia/Shanghai|
HYA|Cape Cod Gateway Airport|Hyannis|US|41.666|-70.281|America/New_York|
HYD|Rajiv Gandhi International Airport|Hyderabad|IN|17.234|78.430|Asia/Kolkata|
HYG|Hydaburg Sea Plane Base|Hydaburg|US|55.207|-132.827|America/Sitka|
HYL|Hollis Seaplane Base|Hollis|US|55.491|-132.622|America/Sitka|
HYN|Luqiao Airport|Huangyan|CN|28.558|121.417|Asia/Shanghai|taizhou
HYS|Hays Municipal Airport|Hays|US|38.846|-99.274|America/Chicago|regional
HZA|Heze Mudan Airport|Heze|CN|35.213|115.737|Asia/Shanghai|
HZG|Hanzhong Airport|Hanzhong|CN|33.063|107.008|Asia/Shanghai|
HZH|Liping Airport|Liping|CN|26.320|109.154|Asia/Shanghai|
HZK|Husavik Airport|Húsavík|IS|65.956|-17.420|Atlantic/Reykjavik|
IAA|Igarka Airport|Igarka|RU|67.433|86.633|Asia/Krasnoyarsk|
IAD|Washington Dulles International Airport|Dulles|US|38.953|-77.448|America/New_York|
IAG|Niagara Falls International Airport|Niagara Falls|US|43.100|-78.950|America/New_York|
IAH|George Bush Intercontinental Airport|Houston|US|29.983|-95.340|America/Chicago|
IAM|In Amenas Airport|In Aménas|DZ|28.051|9.638|Africa/Algiers|zarzaitine
IAN|Bob Baker Memorial Airport|Kiana|US|66.975|-160.441|America/Anchorage|
IAO|Sayak Airport|Del Carmen|PH|9.859|126.014|Asia/Manila|
IAS|Iasi Airport|Iaşi|RO|47.177|27.617|Europe/Bucharest|
IBA|Ibadan Airport|Ibadan|NG|7.360|3.976|Africa/Lagos|
IBB|General Villamil Airport|Puerto Villamil|EC|-0.943|-90.953|Pacific/Galapagos|
IBE|Ibague Airport|Ibagué|CO|4.424|-75.139|America/Bogota|perales
IBR|Ibaraki Airport|Omitama|JP|36.182|140.415|Asia/Tokyo|jasdf hyakuri air base
IBZ|Ibiza Airport|Ibiza|ES|38.877|1.368|Europe/Madrid|
ICC|A.M. Salazar Marcano|Isla de Coche|VE|10.800|-64.033|America/Caracas|
ICI|Cicia Airport|Cicia|FJ|-17.744|-179.342|Pacific/Fiji|
ICN|Incheon International Airport|Seoul|KR|37.449|126.451|Asia/Seoul|
ICT|Wichita Dwight D. Eisenhower National Airport|Wichita|US|37.653|-97.429|America/Chicago|
IDA|Idaho Falls Regional Airport|Idaho Falls|US|43.515|-112.068|America/Boise|
IDR|Devi Ahilya Bai Holkar Airport|Indore|IN|22.727|75.808|Asia/Kolkata|ahilyabai
IDY|Ile 'd' Yeu Airport|Île d'Yeu|FR|46.718|-2.389|Europe/Paris|
IEG|Zielona Gora-Babimost Airport|Babimost|PL|52.139|15.799|Europe/Warsaw|nowe kramsko
IEV|Kyiv International Airport|Kyiv|UA|50.402|30.451|Europe/Kyiv|ihor sikorsky zhuliany
IFJ|Isafjordur Airport|Ísafjörður|IS|66.060|-23.133|Atlantic/Reykjavik|
IFN|Isfahan International Airport|Isfahan|IR|32.746|51.876|Asia/Tehran|shahid beheshti
IFO|Ivano-Frankovsk Airport|Ivano-Frankivsk|UA|48.888|24.708|Europe/Kyiv|international
IGA|Inagua Airport|Matthew Town|BS|20.983|-73.667|America/Nassau|
IGD|Igdir Airport|Iğdır|TR|39.974|43.880|Europe/Istanbul|
IGG|Igiugig Airport|Igiugig|US|59.317|-155.900|America/Anchorage|
IGR|Cataratas del Iguazu International Airport|Puerto Iguazu|AR|-25.732|-54.476|America/Argentina/Cordoba|
IGT|Magas Airport|Sunzha|RU|43.322|45.013|Europe/Moscow|
IGU|Cataratas International Airport|Foz do Iguaçu|BR|-25.598|-54.489|America/Sao_Paulo|
IHA|Niihama Airport||JP|33.917|133.267|Asia/Tokyo|
IHU|Ihu Airport|Ihu|PG|-7.900|145.383|Pacific/Port_Moresby|
IIA|Inishmaan Airport|Inis Meáin|IE|53.083|-9.533|Europe/Dublin|
IIN|Nishinoomote Airport||JP|30.717|130.983|Asia/Tokyo|
IJK|Izhevsk Airport|Izhevsk|RU|56.830|53.457|Europe/Samara|
IKA|Imam Khomeini International Airport|Tehran|IR|35.409|51.155|Asia/Tehran|
IKE|Ikerasak Heliport|Ikerasak|GL|70.498|-51.303|America/Nuuk|
IKG|Karakol International Airport||KG|42.508|78.408|Asia/Bishkek|
IKI|Iki Airport|Iki|JP|33.746|129.788|Asia/Tokyo|
IKO|Nikolski Air Force Station|Nikolski|US|52.942|-168.850|America/Nome|
IKS|Tiksi Airport|Tiksi|RU|71.700|128.900|Asia/Yakutsk|
IKT|Irkutsk International Airport|Irkutsk|RU|52.273|104.356|Asia/Irkutsk|
IKU|Issyk-Kul International Airport|Tamchy|KG|42.588|76.713|Asia/Bishkek|
ILB|Ilha Solteira Airport||BR|-20.333|-51.333|America/Campo_Grande|
ILD|Lleida-Alguaire Airport|Lleida|ES|41.727|0.539|Europe/Madrid|
ILF|Ilford Airport|Ilford|CA|56.067|-95.617|America/Winnipeg|
ILG|New Castle Airport|Wilmington|US|39.678|-75.608|America/New_York|
ILI|Iliamna Airport|Iliamna|US|59.756|-154.909|America/Anchorage|
ILM|Wilmington International Airport|Wilmington|US|34.267|-77.911|America/New_York|
ILO|Iloilo International Airport|Cabatuan|PH|10.833|122.493|Asia/Manila|
ILP|Ile Des Pins Airport|Île des Pins|NC|-22.590|167.447|Pacific/Noumea|
ILQ|Ilo Airport|Ilo|PE|-17.695|-71.344|America/Lima|general jorge fernandez maldon
ILR|Ilorin International Airport|Ilorin|NG|8.436|4.494|Africa/Lagos|
ILS|Ilopango International Airport|San Salvador|SV|13.767|-89.206|America/El_Salvador|
ILY|Islay Airport|Port Ellen|GB|55.682|-6.254|Europe/London|isle
IMF|Imphal Airport|Imphal|IN|24.765|93.897|Asia/Kolkata|
IMK|Simikot Airport|Simikot|NP|29.967|81.817|Asia/Kathmandu|
IMP|Imperatriz Airport|Imperatriz|BR|-5.532|-47.481|America/Fortaleza|prefeito renato moreira
IMT|Ford Airport|Kingsford|US|45.816|-88.114|America/Menominee|
IMZ|Nimroz Airport||AF|31.100|62.933|Asia/Kabul|
INC|Yinchuan Hedong International Airport|Yinchuan|CN|38.323|106.388|Asia/Shanghai|
IND|Indianapolis International Airport|Indianapolis|US|39.716|-86.293|America/Indiana/Indianapolis|
INH|Inhambane Airport|Inhambane|MZ|-23.874|35.408|Africa/Maputo|
INI|Nis Constantine the Great Airport|Nis|RS|43.337|21.865|Europe/Belgrade|
INL|Falls International Airport|International Falls|US|48.563|-93.404|America/Chicago|
INN|Innsbruck Airport|Innsbruck|AT|47.257|11.351|Europe/Vienna|
INO|Inongo Airport|Inongo|CD|-1.950|18.279|Africa/Kinshasa|
INQ|Inisheer Airport|Inis Oírr|IE|53.033|-9.433|Europe/Dublin|
INU|Nauru Island International Airport|Yaren District|NR|-0.533|166.917|Pacific/Nauru|
INV|Inverness Airport|Inverness|GB|57.539|-4.064|Europe/London|
INZ|In Salah Airport|In Salah|DZ|27.251|2.512|Africa/Algiers|
IOA|Ioannina Airport|Ioannina|GR|39.697|20.826|Europe/Athens|
IOM|Isle of Man Airport|Castletown|IM|54.087|-4.633|Europe/Isle_of_Man|
IOQ|Isortoq Heliport|Isortoq|GL|65.548|-38.977|America/Nuuk|
IOR|Kilronan Airport|Inis Mór|IE|53.117|-9.750|Europe/Dublin|
IOS|Ilheus/Bahia-Jorge Amado Airport|Ilhéus|BR|-14.816|-39.033|America/Bahia|
IOT|Illorsuit Heliport|Illorsuit|GL|71.242|-53.563|America/Nuuk|
IOU|Ile Ouen Airport||NC|-22.464|166.783|Pacific/Noumea|
IPC|Mataveri International Airport|Isla De Pascua|CL|-27.117|-109.367|Pacific/Easter|
IPH|Ipoh Airport|Ipoh|MY|4.567|101.096|Asia/Kuala_Lumpur|sultan azlan shah
IPI|San Luis Airport|Ipiales|CO|0.858|-77.676|America/Bogota|
IPL|Imperial County Airport|Imperial|US|32.835|-115.574|America/Los_Angeles|
IPN|Vale do Aço Regional Airport|Ipatinga|BR|-19.500|-42.533|America/Sao_Paulo|
IPT|Williamsport Regional Airport|Williamsport|US|41.242|-76.921|America/New_York|
IQM|Qiemo Yudu Airport|Qiemo|CN|38.234|85.466|Asia/Urumqi|
IQN|Qingyang Airport|Qingyang|CN|35.800|107.604|Asia/Shanghai|xifeng
IQQ|Diego Aracena International Airport|Iquique|CL|-20.548|-70.178|America/Santiago|
IQT|Coronel FAP Francisco Secada Vignetta International Airport|Iquitos|PE|-3.785|-73.303|America/Lima|
IRA|Kirakira Airport|Kirakira|SB|-10.500|161.833|Pacific/Guadalcanal|
IRC|Circle City Airport||US|65.829|-144.064|America/Anchorage|
IRG|Lockhart River Airport|Lockhart River|AU|-12.786|143.306|Australia/Brisbane|
IRJ|La Rioja Airport|La Rioja|AR|-29.383|-66.783|America/Argentina/La_Rioja|capitan almonacid
IRK|Kirksville Municipal Airport|Kirksville|US|40.093|-92.544|America/Chicago|regional
IRP|Matari Airport|Isiro|CD|2.828|27.588|Africa/Lubumbashi|
IRZ|Santa Isabel Rio Negro Airport|Santa Isabel Do Rio Negro|BR|-0.380|-64.996|America/Manaus|
ISA|Mount Isa Airport|Mount Isa|AU|-20.668|139.492|Australia/Brisbane|
ISB|Islamabad International Airport|Attock|PK|33.549|72.826|Asia/Karachi|
ISC|Isles of Scilly Airport|St. Mary's|GB|49.913|-6.292|Europe/London|
ISE|Isparta Suleyman Demirel Airport|Isparta|TR|37.866|30.382|Europe/Istanbul|international
ISG|Painushima Ishigaki Airport|Ishigaki|JP|24.390|124.246|Asia/Tokyo|new
ISH|Ischia Airport||IT|40.733|13.950|Europe/Rome|
ISK|Nashik International Airport|Nasik|IN|20.117|73.917|Asia/Kolkata|
ISP|Long Island MacArthur Airport|Islip|US|40.789|-73.098|America/New_York|mac arthur
IST|Istanbul Airport|Arnavutköy|TR|41.260|28.743|Europe/Istanbul|
ISU|Sulaimaniyah International Airport|Sulaymaniyah|IQ|35.572|45.302|Asia/Baghdad|
ITB|Itaituba Airport|Itaituba|BR|-4.283|-55.983|America/Santarem|
ITH|Ithaca Tompkins Regional Airport|Ithaca|US|42.490|-76.464|America/New_York|
ITI|Itambacuri Airport|Itambacuri|BR|-18.148|-41.715|America/Sao_Paulo|
ITM|Osaka International Airport|Osaka|JP|34.791|135.442|Asia/Tokyo|
ITN|Itabuna Airport||BR|-14.800|-39.300|America/Bahia|
ITO|Hilo International Airport|Hilo|US|19.715|-155.040|Pacific/Honolulu|
ITU|Iturup Airport|Kurilsk|RU|45.259|147.954|Asia/Magadan|
IUE|Hanan Airport|Alofi|NU|-19.083|-169.933|Pacific/Niue|niue international
IUI|Innarsuit Heliport|Innarsuit|GL|73.200|-56.011|America/Nuuk|
IUM|Summit Lake Airport||CA|54.333|-122.667|America/Vancouver|
IVC|Invercargill Airport|Invercargill|NZ|-46.415|168.322|Pacific/Auckland|
IVL|Ivalo Airport|Ivalo|FI|68.611|27.416|Europe/Helsinki|
IWA|Ivanovo Yuzhny Airport|Ivanovo|RU|56.943|40.945|Europe/Moscow|south
IWD|Gogebic–Iron County Airport|Ironwood|US|46.526|-90.132|America/Menominee|
IWJ|Hagi-Iwami Airport|Masuda|JP|34.676|131.790|Asia/Tokyo|
IWK|Iwakuni Kintaikyo Airport|Iwakuni|JP|34.135|132.236|Asia/Tokyo|marine corps air station
IXA|Maharaja Bir Bikram Singh Airport|Agartala|IN|23.893|91.245|Asia/Kolkata|
IXB|Bagdogra Airport|Siliguri|IN|26.685|88.325|Asia/Kolkata|
IXC|Shaheed Bhagat Singh International Airport|Chandigarh|IN|30.677|76.788|Asia/Kolkata|
IXD|Allahabad Airport|Allahabad|IN|25.440|81.736|Asia/Kolkata|prayagraj deendayal upadhyay bamrauli air force station
IXE|Mangalore International Airport|Mangalore|IN|12.964|74.890|Asia/Kolkata|
IXG|Belgaum Airport|Belgaum|IN|15.859|74.618|Asia/Kolkata|belagavi
IXI|Lilabari Airport|Lilabari|IN|27.288|94.092|Asia/Kolkata|north lakhimpur
IXJ|Satwari Airport|Jammu|IN|32.681|74.843|Asia/Kolkata|
IXK|Keshod Airport|Keshod|IN|21.319|70.271|Asia/Kolkata|
IXL|Kushok Bakula Rimpoche Airport|Leh|IN|34.140|77.547|Asia/Kolkata|rimpochee
IXM|Madurai Airport|Madurai|IN|9.839|78.089|Asia/Kolkata|
IXP|Pathankot Airport|Pathankot|IN|32.217|75.633|Asia/Kolkata|
IXR|Birsa Munda Airport|Ranchi|IN|23.318|85.323|Asia/Kolkata|
IXS|Kumbhirgram Airport|Silchar|IN|24.916|92.979|Asia/Kolkata|
IXU|Aurangabad Airport|Aurangabad|IN|19.866|75.397|Asia/Kolkata|
IXY|Kandla Airport|Kandla|IN|23.111|70.104|Asia/Kolkata|
IXZ|Veer Savarkar International Airport|Port Blair|IN|11.650|92.732|Asia/Kolkata|ins utkrosh
IZA|Presidente Itamar Franco Airport|Juiz de Fora|BR|-21.513|-43.173|America/Sao_Paulo|
IZO|Izumo Airport|Izumo|JP|35.415|132.886|Asia/Tokyo|enmusubi
IZT|Ixtepec Airport|Ixtepec|MX|16.569|-95.108|America/Mexico_City|
JAC|Jackson Hole Airport|Jackson|US|43.603|-110.736|America/Denver|
JAE|Shumba Airport|Jaén|PE|-5.594|-78.774|America/Lima|
JAF|Kankesanturai Airport|Jaffna|LK|9.792|80.075|Asia/Colombo|international
JAH|Agora Helipad||FR|43.283|5.600|Europe/Paris|
JAI|Jaipur International Airport|Jaipur|IN|26.822|75.801|Asia/Kolkata|
JAJ|Perimeter Mall Heliport||US|33.925|-84.342|America/New_York|
JAN|Jackson-Evers International Airport|Jackson|US|32.310|-90.075|America/Chicago|medgar wiley
JAO|Beaver Ruin Heliport||US|33.955|-84.137|America/New_York|
JAQ|Jacquinot Bay Airport|Jacquinot Bay|PG|-5.600|151.517|Pacific/Port_Moresby|
JAU|Jauja Airport|Jauja|PE|-11.783|-75.473|America/Lima|francisco carle
JAV|Ilulissat Airport|Ilulissat|GL|69.242|-51.060|America/Nuuk|
JAX|Jacksonville International Airport|Jacksonville|US|30.491|-81.683|America/New_York|
JBB|Noto Hadinegoro Airport|Jember|ID|-8.242|113.695|Asia/Jakarta|
JBC|Boston City Heliport||US|42.344|-71.049|America/New_York|
JBK|Qitai Jiangbulake Airport|Qitai|CN|44.183|89.594|Asia/Urumqi|
JBP|Commerce Bus Plaza Heliport||US|33.987|-118.160|America/Los_Angeles|
JBQ|La Isabela International Airport|La Isabela|DO|18.576|-69.981|America/Santo_Domingo|
JBR|Jonesboro Airport|Jonesboro|US|35.830|-90.648|America/Chicago|municipal
JCC|China Basin Heliport||US|37.775|-122.404|America/Los_Angeles|
JCD|St. Croix Downtown Heliport||VI|17.700|-64.783|America/St_Thomas|
JCE|Convention Center Heliport||US|37.802|-122.274|America/Los_Angeles|
JCH|Qasigiannguit Airport|Qasigiannguit|GL|68.815|-51.201|America/Nuuk|
JCJ|Chuja Heliport|Chuja|KR|33.944|126.328|Asia/Seoul|
JCK|Julia Creek Airport||AU|-20.583|141.700|Australia/Brisbane|
JCN|Incheon Heliport||KR|37.467|126.600|Asia/Seoul|
JCO|Comino Heliport||MT|36.017|14.333|Europe/Malta|
JCU|Ceuta Heliport|Ceuta|ES|35.899|-5.338|Africa/Ceuta|
JDB|Dallas Downtown Heliport||US|32.772|-97.801|America/Chicago|
JDE|Jiande Qiandaohu Airport|Hangzhou|CN|29.354|119.186|Asia/Shanghai|
JDF|Francisco De Assis Airport|Juiz de Fora|BR|-21.750|-43.333|America/Sao_Paulo|
JDH|Jodhpur Airport|Jodhpur|IN|26.264|73.051|Asia/Kolkata|
JDM|Miami Downtown Heliport||US|25.786|-80.177|America/New_York|
JDO|Orlando Bezerra de Menezes Airport|Juazeiro do Norte|BR|-7.216|-39.272|America/Fortaleza|
JDP|Heliport De Paris||FR|48.817|2.283|Europe/Paris|
JDT|Minneapolis Downtown Heliport||US|44.983|-93.267|America/Chicago|
JDX|Central Business District Heliport||US|29.767|-95.333|America/Chicago|
JDY|Downey Heliport||US|33.933|-118.117|America/Los_Angeles|
JDZ|Jingdezhen Airport|Jingdezhen|CN|29.335|117.179|Asia/Shanghai|luojia
JED|King Abdulaziz International Airport|Jeddah|SA|21.664|39.174|Asia/Riyadh|
JEE|Jeremie Airport|Jeremie|HT|18.662|-74.170|America/Port-au-Prince|
JEG|Aasiaat Airport|Aasiaat|GL|68.700|-52.750|America/Nuuk|
JEJ|Jeh Airport|Ailinglapalap Atoll|MH|7.570|168.965|Pacific/Majuro|
JEM|Emeryville Heliport||US|37.836|-122.267|America/Los_Angeles|
JER|Jersey Airport|Saint Helier|JE|49.205|-2.194|Europe/Jersey|
JEV|Evry Heliport||FR|48.617|2.417|Europe/Paris|
JFK|John F. Kennedy International Airport|New York|US|40.642|-73.788|America/New_York|
JFM|Fremantle Heliport|Fremantle|AU|-32.050|115.750|Australia/Perth|
JFR|Paamiut Airport|Paamiut|GL|62.000|-49.700|America/Nuuk|
JGA|Govardhanpur Airport|Jamnagar|IN|22.463|70.012|Asia/Kolkata|
JGB|Jagdalpur Airport|Jagdalpur|IN|19.067|82.033|Asia/Kolkata|
JGC|Grand Canyon Heliport||US|35.961|-112.131|America/Phoenix|
JGD|Daxing'anling Elunchun Airport|Jiagedaqi|CN|50.371|124.117|Asia/Shanghai|
JGE|Geoje Heliport||KR|34.900|128.683|Asia/Seoul|
JGL|Galleria Heliport||US|33.886|-84.467|America/New_York|
JGN|Jiayuguan Jiuquan Airport|Jiayuguan|CN|39.857|98.341|Asia/Shanghai|
JGO|Qeqertarsuaq Airport|Qeqertarsuaq|GL|69.250|-53.567|America/Nuuk|
JGP|Greenway Plaza Heliport||US|29.732|-95.431|America/Chicago|
JGQ|Transco Tower Galleria Heliport||US|29.767|-95.467|America/Chicago|
JGR|Gronnedal Heliport|Kangilinnguit|GL|61.233|-48.100|America/Nuuk|
JGS|Ji'An/Jing Gang Shan Airport|Ji'an|CN|26.900|114.737|Asia/Shanghai|jinggangshan
JGX|Glendale Heliport||US|34.167|-118.283|America/Los_Angeles|
JHB|Senai International Airport|Johor Bahru|MY|1.637|103.668|Asia/Kuala_Lumpur|
JHC|Island Heliport||US|40.783|-74.100|America/New_York|
JHE|Helsingborg Heliport||SE|56.033|12.700|Europe/Stockholm|
JHG|Xishuangbanna Gasa Airport|Jinghong|CN|21.973|100.766|Asia/Shanghai|international
JHM|Kapalua Airport|Lahaina|US|20.962|-156.676|Pacific/Honolulu|
JHS|Sisimiut Airport|Sisimiut|GL|66.937|-53.704|America/Nuuk|
JIB|Djibouti-Ambouli International Airport|Djibouti City|DJ|11.552|43.150|Africa/Djibouti|
JIC|Jinchang Jinchuan Airport|Jinchang|CN|38.542|102.349|Asia/Shanghai|
JID|City of Industry Heliport|City of Industry|US|34.000|-118.000|America/Los_Angeles|
JIJ|Jigiga Airport|Jijiga|ET|9.367|42.767|Africa/Addis_Ababa|wilwal international
JIK|Ikaria Airport|Ikaria Island|GR|37.667|26.333|Europe/Athens|
JIM|Jimma Airport|Jimma|ET|7.654|36.821|Africa/Addis_Ababa|
JIQ|Qianjiang Wulingshan Airport|Qianjiang|CN|29.518|108.829|Asia/Shanghai|
JIU|Jiujiang Airport|Jiujiang|CN|29.477|115.801|Asia/Shanghai|
JIW|Jiwani Airport||PK|25.083|61.817|Asia/Karachi|
JJD|Comte. Ariston Pessoa Regional Airport|Cruz|BR|-2.907|-40.358|America/Fortaleza|jericoacoara comandante
JJG|Humberto Bortoluzzi Regional Airport|Jaguaruna|BR|-28.675|-49.060|America/Sao_Paulo|
JJM|Mulika Lodge Airport|Meru-Kinna|KE|0.165|38.195|Africa/Nairobi|
JJN|Quanzhou Jinjiang International Airport|Quanzhou|CN|24.803|118.587|Asia/Shanghai|
JJU|Qaqortoq Heliport|Qaqortoq|GL|60.717|-46.033|America/Nuuk|
JKG|Jonkoping Airport|Jönköping|SE|57.750|14.070|Europe/Stockholm|
JKH|Chios Airport|Chios Island|GR|38.346|26.142|Europe/Athens|national
JKL|Kalymnos Island National Airport|Kalymnos Island|GR|36.963|26.941|Europe/Athens|
JKR|Janakpur Airport|Janakpur|NP|26.708|85.924|Asia/Kathmandu|
JLB|Long Beach Heliport||US|33.808|-118.147|America/Los_Angeles|
JLG|Jalgaon Airport|Jalgaon|IN|20.962|75.627|Asia/Kolkata|
JLH|United States Army Heliport||US|42.083|-87.983|America/Chicago|
JLN|Joplin Airport|Joplin|US|37.150|-94.498|America/Chicago|regional
JLO|Jesolo Airport||IT|45.533|12.717|Europe/Rome|
JLP|Juan Les Pins Airport||FR|43.650|7.100|Europe/Paris|
JLR|Jabalpur Airport|Jabalpur|IN|23.178|80.052|Asia/Kolkata|
JLX|Union Station Heliport||US|34.167|-118.333|America/Los_Angeles|
JMC|Marin County Airport||US|37.879|-122.510|America/Los_Angeles|
JMD|Market Centre Heliport||US|32.800|-97.333|America/Chicago|
JMH|Schaumburg Marriott Heliport||US|42.033|-88.083|America/Chicago|
JMJ|Lancang Jingmai Airport|Pu'er|CN|22.416|99.786|Asia/Shanghai|
JMK|Mikonos Airport|Mykonos Island|GR|37.436|25.344|Europe/Athens|
JMM|Malmo Harbour Heliport||SE|55.620|12.984|Europe/Stockholm|
JMN|Mankato Municipal Heliport||US|44.167|-94.017|America/Chicago|
JMO|Jomsom Airport|Jomsom|NP|28.781|83.723|Asia/Kathmandu|
JMS|Jamestown Regional Airport|Jamestown|US|46.930|-98.678|America/Chicago|
JMU|Jiamusi Dongjiao Airport|Jiamusi|CN|46.845|130.455|Asia/Shanghai|
JMY|Mammy Yoko Heliport||SL|8.483|-13.267|Africa/Freetown|
JNB|O.R. Tambo International Airport|Johannesburg|ZA|-26.139|28.246|Africa/Johannesburg|
JNG|Jining Da'an Airport|Jining|CN|35.647|116.744|Asia/Shanghai|qufu
JNH|North Park Inn Heliport||US|32.817|-97.350|America/Chicago|
JNN|Nanortalik Heliport|Nanortalik|GL|60.142|-45.233|America/Nuuk|
JNP|Newport Beach Heliport||US|33.617|-117.933|America/Los_Angeles|
JNS|Narsaq Heliport|Narsaq|GL|60.917|-46.050|America/Nuuk|
JNU|Juneau International Airport|Juneau|US|58.359|-134.583|America/Juneau|
JNX|Naxos Airport|Naxos|GR|37.100|25.383|Europe/Athens|
JNZ|Liaoning Province Airport|Linghai|CN|40.936|121.277|Asia/Shanghai|jinzhou bay
JOC|Centerport Heliport||US|33.670|-117.858|America/Los_Angeles|
JOE|Joensuu Airport|Joensuu|FI|62.657|29.614|Europe/Helsinki|
JOG|Adisutjipto International Airport|Yogyakarta|ID|-7.786|110.437|Asia/Jakarta|
JOI|Joinville-Lauro Carneiro de Loyola Airport|Joinville|BR|-26.224|-48.801|America/Sao_Paulo|
JOL|Jolo Airport||PH|6.054|121.007|Asia/Manila|
JOR|The City Heliport||US|33.731|-117.847|America/Los_Angeles|
JOS|Jos Airport|Jos|NG|9.640|8.869|Africa/Lagos|yakubu gowon
JPA|Presidente Castro Pinto International Airport|João Pessoa|BR|-7.145|-34.948|America/Fortaleza|
JPD|Pasadena Heliport||US|34.150|-118.150|America/Los_Angeles|
JPE|Paragominas Airport|Paragominas|BR|-3.020|-47.316|America/Belem|
JPN|Pentagon Army Airport|Washington DC|US|38.875|-77.056|America/New_York|
JPR|Ji-Parana Airport|Ji-Paraná|BR|-10.871|-61.847|America/Porto_Velho|
JPT|Texas Park Ten Heliport||US|29.786|-95.812|America/Chicago|
JPU|La Defense Heliport||FR|48.867|2.333|Europe/Paris|
JPX|Town of East Hampton Airport||US|40.959|-72.252|America/New_York|
JPY|Paraty Airport|Paraty|BR|-23.224|-44.723|America/Sao_Paulo|
JQA|Qaarsut Airport|Uummannaq|GL|70.732|-52.703|America/Nuuk|
JRA|Port Authority-West 30Th St. Heliport|New York|US|40.755|-74.007|America/New_York|
JRC|Rochester Municipal Heliport||US|44.017|-92.467|America/Chicago|
JRD|Riverside Heliport||US|33.983|-117.376|America/Los_Angeles|
JRE|East 60th Street Heliport||US|40.754|-73.971|America/New_York|
JRG|Veer Surendra Sai Airport||IN|22.042|84.058|Asia/Kolkata|
JRH|Rowriah Airport|Jorhat|IN|26.734|94.185|Asia/Kolkata|
JRK|Arsuk Heliport|Arsuk|GL|61.167|-48.417|America/Nuuk|
JRN|Juruena Airport|Juruena|BR|-10.306|-58.489|America/Cuiaba|
JRO|Kilimanjaro International Airport|Arusha|TZ|-3.425|37.065|Africa/Dar_es_Salaam|
JSA|Jaisalmer Airport||IN|26.917|70.900|Asia/Kolkata|
JSD|Sikorsky Heliport||US|41.200|-73.133|America/New_York|
JSG|San Rafael Heliport||US|37.967|-122.533|America/Los_Angeles|
JSH|Sitia Airport|Crete Island|GR|35.217|26.117|Europe/Athens|
JSI|Skiathos Airport|Skiathos|GR|39.181|23.506|Europe/Athens|island national
JSJ|Jiansanjiang Shidi Airport|Jiansanjiang|CN|47.110|132.660|Asia/Shanghai|
JSL|Steel Pier Heliport||US|39.333|-74.450|America/New_York|
JSN|Sherman Oaks Heliport||US|34.160|-118.450|America/Los_Angeles|
JSO|Sobral Regional Airport|Sobral|BR|-3.615|-40.232|America/Fortaleza|luciano arruda coelho
JSP|Seogwipo Heliport||KR|33.239|126.567|Asia/Seoul|
JSR|Jessore Airport|Jashore|BD|23.177|89.161|Asia/Dhaka|
JST|Cambria County Airport|Johnstown|US|40.317|-78.834|America/New_York|john murtha
JSU|Maniitsoq Airport|Maniitsoq|GL|65.412|-52.935|America/Nuuk|
JSY|Syros Island Airport|Syros Island|GR|37.424|24.950|Europe/Athens|
JTC|Bauru-Arealva Airport|Bauru|BR|-22.166|-49.072|America/Sao_Paulo|moussa nakhal tobias state
JTO|Thousand Oaks Heliport||US|34.167|-118.833|America/Los_Angeles|
JTR|Santorini International Airport|Santorini Island|GR|36.404|25.476|Europe/Athens|
JTY|Astypalaia Airport|Astypalaia Island|GR|36.567|26.367|Europe/Athens|
JUB|Juba International Airport|Juba|SS|4.867|31.602|Africa/Juba|
JUC|Universal City Heliport||US|34.083|-118.267|America/Los_Angeles|
JUH|Chizhou Jiuhuashan Airport|Chizhou|CN|30.766|117.736|Asia/Shanghai|
JUI|Juist Airport|Juist|DE|53.683|7.067|Europe/Berlin|
JUJ|Gobernador H. Guzman Airport|San Salvador de Jujuy|AR|-24.400|-65.083|America/Argentina/Jujuy|horacio international
JUK|Ukkusissat Heliport|Ukkusissat|GL|71.049|-51.890|America/Nuuk|
JUL|Juliaca Airport|Juliaca|PE|-15.464|-70.154|America/Lima|inca manco capac international
JUM|Jumla Airport|Jumla|NP|29.274|82.192|Asia/Kathmandu|
JUP|Cable Heliport||US|34.100|-117.633|America/Los_Angeles|
JUU|Nuugaatsiaq Heliport|Nuugaatsiaq|GL|71.539|-53.205|America/Nuuk|
JUV|Upernavik Airport|Upernavik|GL|72.790|-56.131|America/Nuuk|
JUZ|Quzhou Airport|Quzhou|CN|28.967|118.833|Asia/Shanghai|
JWC|Warner Center Business Plaza Heliport||US|34.180|-118.599|America/Los_Angeles|
JWH|Westchase Hilton Heliport||US|29.736|-95.418|America/Chicago|
JWL|Woodlawns Heliport||US|30.151|-95.471|America/Chicago|
JXA|Jixi Xingkaihu Airport|Jixi|CN|45.300|131.179|Asia/Shanghai|
JYV|Jyvaskyla Airport|Jyväskylän Maalaiskunta|FI|62.404|25.681|Europe/Helsinki|
JZH|Jiuzhai Huanglong Airport|Ngawa|CN|32.857|103.683|Asia/Shanghai|
KAA|Kasama Airport|Kasama|ZM|-10.216|31.130|Africa/Lusaka|
KAC|Kameshly Airport|Qamishly|SY|37.032|41.203|Asia/Damascus|qamishli
KAD|Kaduna Airport|Kaduna|NG|10.596|7.440|Africa/Lagos|
KAE|Kake Sea Plane Base|Kake|US|56.974|-133.948|America/Sitka|
KAH|Melbourne City Heliport|Melbourne|AU|-37.817|144.967|Australia/Melbourne|
KAI|Kaieteur Airport|Kaieteur Falls|GY|5.170|-59.490|America/Guyana|international
KAJ|Kajaani Airport|Kajaani|FI|64.278|27.689|Europe/Helsinki|
KAL|Kaltag Airport|Kaltag|US|64.322|-158.736|America/Anchorage|
KAN|Mallam Aminu Kano International Airport|Kano|NG|12.046|8.522|Africa/Lagos|
KAO|Kuusamo Airport|Kuusamo|FI|65.990|29.234|Europe/Helsinki|
KAT|Kaitaia Airport|Awanui|NZ|-35.066|173.285|Pacific/Auckland|
KAW|Kawthaung Airport|Kawthoung|MM|10.050|98.517|Asia/Yangon|
KAX|Kalbarri Airport|Kalbarri|AU|-27.692|114.261|Australia/Perth|
KBC|Birch Creek Airport|Birch Creek|US|66.276|-145.813|America/Anchorage|
KBL|Hamid Karzai International Airport|Kabul|AF|34.561|69.212|Asia/Kabul|
KBP|Boryspil International Airport|Boryspil|UA|50.341|30.895|Europe/Kyiv|
KBR|Sultan Ismail Petra Airport|Kota Baharu|MY|6.171|102.291|Asia/Kuala_Lumpur|
KBU|Gusti Syamsir Alam Airport|Stagen|ID|-3.296|116.166|Asia/Makassar|
KBV|Krabi Airport|Krabi|TH|8.097|98.981|Asia/Bangkok|
KCA|Kuqa Qiuci Airport|Kuqa|CN|41.678|82.873|Asia/Shanghai|
KCC|Coffman Cove Sea Plane Base|Coffman Cove|US|55.983|-132.833|America/Sitka|
KCH|Kuching International Airport|Kuching|MY|1.484|110.341|Asia/Kuching|
KCM|Kahramanmaras Airport|Kahramanmaraş|TR|37.534|36.951|Europe/Istanbul|
KCQ|Chignik Lake Airport|Chignik Lake|US|56.255|-158.775|America/Anchorage|
KCT|Koggala Airport|Galle|LK|5.994|80.320|Asia/Colombo|
KCY|Krasnoyarsk Cheremshanka Airport|Krasnoyarsk|RU|56.176|92.543|Asia/Krasnoyarsk|
KCZ|Kochi Ryoma Airport|Nankoku|JP|33.548|133.675|Asia/Tokyo|
KDD|Khuzdar Airport|Khuzdar|PK|27.781|66.631|Asia/Karachi|
KDH|Kandahar Airport|Khvoshab|AF|31.507|65.847|Asia/Kabul|ahmad shah baba international airfield
KDI|Haluoleo Airport|Kendari|ID|-4.081|122.419|Asia/Makassar|
KDL|Kardla Airport|Kärdla|EE|58.995|22.825|Europe/Tallinn|
KDM|Kaadedhdhoo Airport|Huvadhu Atoll|MV|0.488|72.996|Indian/Maldives|
KDO|Kadhdhoo Airport|Kadhdhoo|MV|1.858|73.520|Indian/Maldives|
KDU|Skardu Airport|Skardu|PK|35.333|75.539|Asia/Karachi|
KDV|Kandavu Airport|Vunisea|FJ|-19.054|178.156|Pacific/Fiji|
KDZ|Polgolla Reservoir Airport|Kandy|LK|7.325|80.643|Asia/Colombo|
KEB|Nanwalek Airport|Nanwalek|US|59.353|-151.922|America/Anchorage|
KEF|Keflavik International Airport|Reykjavík|IS|63.979|-22.635|Atlantic/Reykjavik|
KEH|Kenmore Air Harbor Airport|Kenmore|US|47.755|-122.258|America/Los_Angeles|
KEJ|Kemerovo Airport|Kemerovo|RU|55.281|86.116|Asia/Novokuznetsk|
KEM|Kemi/Tornio Airport|Kemi|FI|65.780|24.577|Europe/Helsinki|
KEP|Nepalganj Airport|Nepalgunj|NP|28.133|81.576|Asia/Kathmandu|
KER|Kerman Airport|Kerman|IR|30.259|56.962|Asia/Tehran|ayatollah hashemi rafsanjani international
KET|Keng Tung Airport|Kengtung|MM|21.300|99.617|Asia/Yangon|
KEW|Keewaywin Airport|Keewaywin|CA|52.992|-92.839|America/Winnipeg|
KFG|Kalkurung Airport||AU|-17.433|130.817|Australia/Darwin|
KFP|False Pass Airport|False Pass|US|54.849|-163.409|America/Nome|
KGA|Kananga Airport|Kananga|CD|-5.922|22.469|Africa/Lubumbashi|
KGC|Kingscote Airport||AU|-35.709|137.523|Australia/Adelaide|
KGD|Khrabrovo|Kaliningrad|RU|54.883|20.587|Europe/Kaliningrad|airport
KGE|Kagau Airport|Kagau Island|SB|-7.330|157.585|Pacific/Guadalcanal|
KGF|Karaganda Airport|Karaganda|KZ|49.675|73.328|Asia/Almaty|sary arka
KGI|Kalgoorlie-Boulder Airport|Broadwood|AU|-30.785|121.458|Australia/Perth|
KGK|Koliganek Airport|Koliganek|US|59.727|-157.267|America/Anchorage|
KGL|Kigali International Airport|Kigali|RW|-1.963|30.135|Africa/Kigali|
KGP|Kogalym International Airport|Kogalym|RU|62.196|74.534|Asia/Yekaterinburg|
KGQ|Kangersuatsiaq Heliport|Kangersuatsiaq|GL|72.381|-55.537|America/Nuuk|
KGS|Kos Airport|Kos Island|GR|36.801|27.089|Europe/Athens|
KGT|Kangding Airport|Garzê|CN|30.132|101.748|Asia/Shanghai|
KGX|Grayling Airport|Grayling|US|62.895|-160.063|America/Anchorage|
KHD|Khorramabad Airport||IR|33.439|48.281|Asia/Tehran|khoram abad
KHE|Kherson International Airport|Kherson|UA|46.672|32.508|Europe/Kyiv|
KHG|Kashi Laining International Airport|Kashgar|CN|39.537|76.010|Asia/Urumqi|
KHH|Kaohsiung International Airport|Kaohsiung|TW|22.573|120.345|Asia/Taipei|
KHI|Jinnah International Airport|Karachi|PK|24.900|67.168|Asia/Karachi|
KHK|Khark Airport|Khark|IR|29.262|50.324|Asia/Tehran|
KHL|Khulna Airport||BD|22.800|89.550|Asia/Dhaka|
KHM|Khamti Airport|Kanti|MM|25.992|95.677|Asia/Yangon|
KHN|Nanchang Changbei International Airport|Nanchang|CN|28.860|115.908|Asia/Shanghai|
KHQ|Kullorsuaq Heliport|Kullorsuaq|GL|74.579|-57.235|America/Nuuk|
KHS|Khasab Airport|Khasab|OM|26.164|56.235|Asia/Muscat|
KHV|Khabarovsk Airport|Khabarovsk|RU|48.525|135.169|Asia/Vladivostok|novy
KHZ|Kauehi Airport|Kauehi|PF|-15.781|-145.124|Pacific/Tahiti|
KIE|Aropa Airport|Kieta|PG|-6.304|155.726|Pacific/Bougainville|
KIF|Kingfisher Lake Airport|Kingfisher Lake|CA|53.014|-89.850|America/Winnipeg|
KIH|Kish International Airport|Kish Island|IR|26.532|53.972|Asia/Tehran|
KIJ|Niigata Airport|Niigata|JP|37.952|139.113|Asia/Tokyo|
KIM|Kimberley Airport|Kimberley|ZA|-28.806|24.766|Africa/Johannesburg|
KIN|Norman Manley International Airport|Kingston|JM|17.938|-76.778|America/Jamaica|
KIO|Kili Island Airport|Kili Island|MH|5.650|169.200|Pacific/Majuro|
KIR|Kerry County Airport|Killarney|IE|52.181|-9.536|Europe/Dublin|
KIS|Kisumu International Airport|Kisumu|KE|-0.085|34.737|Africa/Nairobi|
KIT|Kithira Airport|Kithira Island|GR|36.292|23.025|Europe/Athens|
KIU|Kiunga Airport|Kiunga|KE|-1.733|41.517|Africa/Nairobi|
KIX|Kansai International Airport|Osaka|JP|34.435|135.244|Asia/Tokyo|
KJA|Krasnoyarsk International Airport|Krasnoyarsk|RU|56.181|92.483|Asia/Krasnoyarsk|
KJB|Kurnool Airport|Orvakal|IN|15.706|78.161|Asia/Kolkata|
KJH|Kaili Huangping Airport|Kaili|CN|26.972|107.987|Asia/Shanghai|
KJI|Burqin Kanas Airport|Burqin|CN|48.222|86.996|Asia/Urumqi|
KJJ|Kajjansi Airfield|Kampala|UG|0.200|32.550|Africa/Kampala|
KJT|Kertajati International Airport|Kertajati|ID|-6.669|108.191|Asia/Jakarta|
KKA|Koyuk Airport|Koyuk|US|64.939|-161.150|America/Anchorage|
KKB|Kitoi Bay Sea Plane Base|Kitoi Bay|US|58.191|-152.371|America/Anchorage|
KKC|Khon Kaen Airport|Khon Kaen|TH|16.465|102.787|Asia/Bangkok|
KKE|Kerikeri Airport|Kerikeri|NZ|-35.263|173.912|Pacific/Auckland|
KKF|Kagvik Creek Airport||US|67.600|-163.500|America/Nome|
KKH|Kongiganak Airport|Kongiganak|US|59.967|-162.750|America/Nome|
KKJ|Kitakyushu Airport|Kitakyushu|JP|33.846|131.035|Asia/Tokyo|
KKM|Khok Kathiam AFB||TH|14.875|100.663|Asia/Bangkok|
KKN|Kirkenes Airport, Hoeybuktmoen|Kirkenes|NO|69.724|29.891|Europe/Oslo|hoybuktmoen
KKR|Kaukura Atoll Airport|Raitahiti|PF|-15.663|-146.885|Pacific/Tahiti|
KKS|Kashan Airport|Kashan|IR|33.895|51.577|Asia/Tehran|
KKW|Kikwit Airport|Kikwit|CD|-5.036|18.780|Africa/Kinshasa|
KKX|Kikaiga Shima Airport|Kikai|JP|28.321|129.928|Asia/Tokyo|
KLG|Kalskag Municipal Airport|Kalskag|US|61.533|-160.347|America/Anchorage|
KLH|Kolhapur Airport|Kolhapur|IN|16.667|74.333|Asia/Kolkata|
KLN|Larsen Sea Plane Base|Larsen Bay|US|57.533|-154.000|America/Anchorage|
KLO|Kalibo International Airport|Kalibo|PH|11.687|122.382|Asia/Manila|
KLP|Seruyan Kuala Pembuang Airport|Seruyan|ID|-3.376|112.537|Asia/Pontianak|
KLR|Kalmar Oland Airport|Kalmar|SE|56.685|16.287|Europe/Stockholm|
KLT|Kaiserslautern Airport||DE|49.433|7.750|Europe/Berlin|
KLU|Klagenfurt Airport|Klagenfurt am Wörthersee|AT|46.650|14.324|Europe/Vienna|
KLV|Karlovy Vary Airport|Karlovy Vary|CZ|50.200|12.917|Europe/Prague|international
KLW|Klawock Airport|Klawock|US|55.555|-133.100|America/Sitka|
KLX|Kalamata Airport|Kalamata|GR|37.069|22.028|Europe/Athens|
KMA|Kerema Airport|Kerema|PG|-7.962|145.772|Pacific/Port_Moresby|
KMC|Hafar Al-Batin Domestic Airport|King Khaled Military City|SA|27.911|45.523|Asia/Riyadh|
KMD|Mandji Airport||GA|-1.700|10.383|Africa/Libreville|
KME|Kamembe Airport|Kamembe|RW|-2.459|28.909|Africa/Kigali|
KMG|Kunming Changshui International Airport|Kunming|CN|25.102|102.929|Asia/Shanghai|
KMI|Miyazaki Airport|Miyazaki|JP|31.872|131.441|Asia/Tokyo|
KMJ|Kumamoto Airport|Kumamoto|JP|32.834|130.858|Asia/Tokyo|
KMN|Kamina Airport|Kamina|CD|-8.729|24.991|Africa/Lubumbashi|
KMO|Manokotak Airport|Manokotak|US|58.989|-159.049|America/Anchorage|
KMQ|Komatsu Airport|Kanazawa|JP|36.402|136.413|Asia/Tokyo|jasdf air base
KMS|Kumasi Airport|Kumasi|GH|6.713|-1.591|Africa/Accra|
KMW|Kostroma Airport|Kostroma|RU|57.750|40.933|Europe/Moscow|sokerkino
KMY|Moser Bay Seaplane Base|Moser Bay|US|57.026|-154.145|America/Anchorage|
KND|Kindu Airport|Kindu|CD|-2.919|25.915|Africa/Lubumbashi|
KNG|Kaimana Airport|Kaimana|ID|-3.650|133.750|Asia/Jayapura|
KNH|Kinmen Airport|Shang-I|TW|24.435|118.369|Asia/Taipei|
KNK|Kokhanok Airport|Kokhanok|US|59.435|-154.798|America/Anchorage|
KNO|Kuala Namu International Airport|Medan|ID|3.635|98.879|Asia/Jakarta|kualanamu
KNQ|Kone Airport|Koné|NC|-21.053|164.838|Pacific/Noumea|
KNS|King Island Airport||AU|-39.880|143.882|Australia/Hobart|
KNU|Kanpur Airport|Kanpur|IN|26.404|80.410|Asia/Kolkata|
KNV|Knights Inlet Airport||CA|50.683|-125.833|America/Vancouver|
KNW|New Stuyahok Airport|New Stuyahok|US|59.456|-157.374|America/Anchorage|
KNX|Kununurra Airport|Kununurra|AU|-15.784|128.713|Australia/Perth|east kimberley regional
KNY|Kodinsk Airport||RU|58.480|99.096|Asia/Krasnoyarsk|
KOA|Kona International Airport at Keahole|Kailua-Kona|US|19.736|-156.041|Pacific/Honolulu|ellison onizuka
KOC|Koumac Airport|Koumac|NC|-20.500|164.417|Pacific/Noumea|
KOE|El Tari Kupang International Airport|Kupang|ID|-10.169|123.667|Asia/Makassar|
KOI|Kirkwall Airport|Orkney Islands|GB|58.958|-2.901|Europe/London|
KOJ|Kagoshima Airport|Kagoshima|JP|31.801|130.716|Asia/Tokyo|
KOK|Kokkola-Pietarsaari Airport|Kokkola|FI|63.719|23.133|Europe/Helsinki|
KOP|Nakhon Phanom Airport|Nakhon Phanom|TH|17.400|104.750|Asia/Bangkok|
KOS|Sihanouk International Airport|Preah Sihanouk|KH|10.581|103.639|Asia/Phnom_Penh|
KOT|Kotlik Airport|Kotlik|US|63.031|-163.532|America/Nome|
KOV|Kokshetau Airport|Kokshetau|KZ|53.317|69.400|Asia/Almaty|
KOW|Ganzhou Huangjin Airport|Ganzhou|CN|25.852|114.777|Asia/Shanghai|
KOY|Olga Bay Sea Plane Base|Olga Bay|US|57.162|-154.227|America/Anchorage|
KPB|Point Baker Sea Plane Base|Point Baker|US|56.333|-133.583|America/Sitka|
KPN|Kipnuk Sea Plane Base|Kipnuk|US|59.933|-164.050|America/Nome|
KPO|Pohang Airport|Pohang|KR|35.984|129.434|Asia/Seoul|815
KPR|Port Williams Sea Plane Base|Port Williams|US|58.490|-152.583|America/Anchorage|
KPV|Perryville Airport|Perryville|US|55.909|-159.159|America/Anchorage|
KPW|Keperveyem Airport|Keperveem|RU|67.847|166.139|Asia/Anadyr|
KPY|Port Bailey Sea Plane Base|Port Bailey|US|57.931|-153.040|America/Anchorage|
KQA|Akutan Airport|Akutan|US|54.133|-165.783|America/Nome|
KQB|Koonibba Airport||AU|-31.900|133.417|Australia/Adelaide|
KQH|Kishangarh Airport|Ajmer|IN|26.601|74.814|Asia/Kolkata|
KQR|Karara Airport|Karara|AU|-29.217|116.687|Australia/Perth|
KQT|Bokhtar International Airport|Kurgan-Tyube|TJ|37.866|68.865|Asia/Dushanbe|qurghonteppa
KRB|Karumba Airport||AU|-17.455|140.832|Australia/Brisbane|
KRC|Kerinci Airport|Sungai Penuh|ID|-2.094|101.470|Asia/Jakarta|
KRE|Kirundo Airport|Kirundo|BI|-2.544|30.094|Africa/Bujumbura|
KRF|Kramfors/Solleftea Airport|Nyland|SE|63.049|17.773|Europe/Stockholm|hoga kusten
KRI|Kikori Airport|Kikori|PG|-7.483|144.267|Pacific/Port_Moresby|
KRK|John Paul II Kraków-Balice International Airport|Kraków|PL|50.075|19.794|Europe/Warsaw|
KRL|Korla Licheng Airport|Korla|CN|41.616|86.143|Asia/Urumqi|
KRN|Kiruna Airport|Kiruna|SE|67.822|20.346|Europe/Stockholm|
KRO|Kurgan Airport|Kurgan|RU|55.474|65.413|Asia/Yekaterinburg|
KRP|Midtjyllands Airport|Karup|DK|56.300|9.117|Europe/Copenhagen|
KRR|Krasnodar International Airport|Krasnodar|RU|45.034|39.139|Europe/Moscow|pashkovsky
KRS|Kristiansand Airport|Kjevik|NO|58.203|8.074|Europe/Oslo|
KRT|Khartoum International Airport|Khartoum|SD|15.592|32.550|Africa/Khartoum|
KRW|Turkmenbashi Airport|Turkmenbashi|TM|40.056|53.013|Asia/Ashgabat|international
KRY|Karamay Guhai Airport|Karamay|CN|45.617|84.883|Asia/Shanghai|
KSA|Kosrae Airport|Okat|FM|5.352|162.957|Pacific/Kosrae|international
KSC|Barca Airport|Košice|SK|48.667|21.250|Europe/Bratislava|
KSD|Karlstad Airport|Karlstad|SE|59.360|13.472|Europe/Stockholm|
KSF|Kassel-Calden Airport|Kassel|DE|51.406|9.377|Europe/Berlin|
KSH|Kermanshah Airport|Kermanshah|IR|34.356|47.145|Asia/Tehran|shahid ashrafi esfahani
KSJ|Kasos Island Airport|Kasos Island|GR|35.421|26.911|Europe/Athens|
KSL|Kassala Airport|Kassala|SD|15.390|36.342|Africa/Khartoum|
KSM|Saint Mary's Airport|St Mary's|US|62.059|-163.295|America/Nome|
KSN|Kostanay Airport|Kostanay|KZ|53.200|63.550|Asia/Qostanay|west
KSO|Aristoteles Airport|Argos Orestiko|GR|40.451|21.273|Europe/Athens|
KSQ|Karshi-Khanabad AB|Karshi|UZ|38.835|65.912|Asia/Samarkand|
KSR|H. Aroeppala Airport|Benteng|ID|-6.179|120.437|Asia/Makassar|
KSU|Kristiansund Airport, Kvernberget|Kvernberget|NO|63.113|7.826|Europe/Oslo|
KSY|Kars Airport|Kars|TR|40.552|43.086|Europe/Istanbul|
KSZ|Kotlas Airport|Kotlas|RU|61.236|46.698|Europe/Moscow|
KTA|Karratha Airport|Karratha|AU|-20.708|116.770|Australia/Perth|
KTB|Thorne Bay Seaplane Base|Thorne Bay|US|55.687|-132.532|America/Sitka|
KTD|Kitadaito Airport|Kitadaitōjima|JP|25.944|131.325|Asia/Tokyo|
KTG|Ketapang Airport|Ketapang|ID|-1.833|109.983|Asia/Pontianak|rahadi osman
KTI|Kratie Airport||KH|12.500|106.050|Asia/Phnom_Penh|
KTM|Tribhuvan International Airport|Kathmandu|NP|27.700|85.357|Asia/Kathmandu|
KTN|Ketchikan International Airport|Ketchikan|US|55.357|-131.709|America/Sitka|
KTP|Tinson Airport|Tinson Pen|JM|17.988|-76.823|America/Jamaica|
KTS|Brevig Mission Airport|Brevig Mission|US|65.329|-166.472|America/Nome|
KTT|Kittila Airport|Kittilä|FI|67.696|24.859|Europe/Helsinki|
KTW|Katowice Airport|Katowice|PL|50.471|19.074|Europe/Warsaw|ozarowice international
KUA|Sultan Haji Ahmad Shah Airport|Kuantan|MY|3.781|103.215|Asia/Kuala_Lumpur|
KUD|Kudat Airport|Kudat|MY|6.925|116.834|Asia/Kuching|
KUF|Kurumoch Samara International Airport|Samara|RU|53.508|50.147|Europe/Samara|
KUG|Kubin Island Airport|Kubin Island|AU|-10.233|142.300|Australia/Brisbane|
KUH|Kushiro Airport|Kushiro|JP|43.046|144.197|Asia/Tokyo|
KUI|Kawau Island Seaplane Base||NZ|-36.429|174.819|Pacific/Auckland|
KUJ|Kushimoto Airport||JP|33.433|135.783|Asia/Tokyo|
KUK|Kasigluk Airport|Kasigluk|US|60.876|-162.521|America/Nome|
KUL|Kuala Lumpur International Airport|Sepang|MY|2.744|101.717|Asia/Kuala_Lumpur|
KUM|Yakushima Airport|Yakushima|JP|30.386|130.659|Asia/Tokyo|
KUN|Kaunas Airport|Kaunas|LT|54.900|23.917|Europe/Vilnius|international
KUO|Kuopio Airport|Kuopio|FI|63.009|27.789|Europe/Helsinki|
KUS|Kulusuk Airport|Kulusuk|GL|65.567|-37.117|America/Nuuk|
KUT|Kutaisi International Airport|Kopitnari|GE|42.176|42.483|Asia/Tbilisi|david the builder
KUU|Bhuntar Airport|Bhuntar|IN|31.983|77.100|Asia/Kolkata|kullu manali
KUV|Gunsan Airport|Kunsan|KR|35.983|126.750|Asia/Seoul|air base
KUW|Kugururok River Airport||US|67.967|-161.983|America/Anchorage|
KUY|Kamusi Airport|Kamusi|PG|-7.428|143.124|Pacific/Port_Moresby|
KUZ|Kuummiit Heliport|Kuummiut|GL|65.864|-36.998|America/Nuuk|
KVA|Kavala International Airport|Kavala|GR|40.913|24.620|Europe/Athens|alexander the great
KVC|King Cove Airport|King Cove|US|55.055|-162.313|America/Nome|
KVG|Kavieng Airport|Kavieng|PG|-2.581|150.807|Pacific/Port_Moresby|
KVL|Kivalina Airport|Kivalina|US|67.732|-164.547|America/Nome|
KVM|Markovo Airport|Markovo|RU|64.665|170.414|Asia/Anadyr|
KVO|Morava Airport|Kraljevo|RS|43.819|20.585|Europe/Belgrade|
KVX|Kirov Airport|Kirov|RU|58.500|49.350|Europe/Kirov|pobedilovo
KWA|Kwajalein Airport|Kwajalein|MH|8.721|167.722|Pacific/Kwajalein|bucholz army air field
KWB|Dewadaru Airport|Karimunjawa|ID|-5.802|110.478|Asia/Jakarta|
KWE|Guiyang Longdongbao International Airport|Guiyang|CN|26.544|106.796|Asia/Shanghai|
KWG|Krivoy Rog Airport|Kryvyi Rih|UA|48.050|33.217|Europe/Kyiv|international
KWI|Kuwait International Airport|Kuwait City|KW|29.240|47.971|Asia/Kuwait|
KWJ|Gwangju Airport|Gwangju|KR|35.140|126.810|Asia/Seoul|
KWK|Kwigillingok Airport|Kwigillingok|US|59.833|-163.133|America/Nome|
KWL|Guilin Liangjiang International Airport|Guilin|CN|25.218|110.047|Asia/Shanghai|
KWM|Kowanyama Airport|Kowanyama|AU|-15.488|141.748|Australia/Brisbane|
KWN|Kwinhagak Airport|Quinhagak|US|59.751|-161.841|America/Anchorage|
KWP|West Point Village Sea Plane Base|West Point|US|57.770|-153.545|America/Anchorage|
KWT|Kwethluk Airport|Kwethluk|US|60.809|-161.438|America/Anchorage|
KWZ|Kolwezi Airport|Kolwezi|CD|-10.767|25.507|Africa/Lubumbashi|
KXA|Kasaan Sea Plane Base|Kasaan|US|55.538|-132.396|America/Sitka|
KXB|Sangia Nibandera Airport|Kolaka|ID|-4.341|121.524|Asia/Makassar|
KXF|Koro Island Airport|Koro Island|FJ|-17.344|179.419|Pacific/Fiji|
KXK|Khurba Airport|Komsomolsk-on-Amur|RU|50.403|136.934|Asia/Vladivostok|
KXO|Kisoro Airport|Kisoro|UG|-1.283|29.719|Africa/Kampala|
KYA|Konya Airport|Konya|TR|37.979|32.562|Europe/Istanbul|
KYD|Orchid Island Airport|Orchid Island|TW|22.083|121.500|Asia/Taipei|lanyu
KYK|Karluk Airport|Karluk|US|57.566|-154.450|America/Anchorage|
KYL|Port Largo Airport||US|25.067|-80.467|America/New_York|
KYP|Kyaukpyu Airport|Kyaukpyu|MM|19.429|93.535|Asia/Yangon|
KYU|Koyukuk Airport|Koyukuk|US|64.878|-157.713|America/Anchorage|
KYZ|Kyzyl Airport|Kyzyl|RU|51.673|94.408|Asia/Krasnoyarsk|
KZB|Zachar Bay Sea Plane Base|Zachar Bay|US|57.553|-153.747|America/Anchorage|
KZH|Kizhuyak Airport||US|57.583|-153.150|America/Anchorage|
KZI|Philippos Airport|Kozani|GR|40.289|21.842|Europe/Athens|state filippos
KZK|Kompong Thom Airport||KH|12.583|104.850|Asia/Phnom_Penh|
KZN|Kazan International Airport|Kazan|RU|55.608|49.298|Europe/Moscow|
KZO|Kzyl-Orda Airport|Kyzylorda|KZ|44.712|65.593|Asia/Qyzylorda|
KZR|Zafer Airport|Altıntaş|TR|39.120|30.117|Europe/Istanbul|
KZS|Kastellorizo Airport|Kastelorizo Island|GR|36.142|29.576|Europe/Athens|
LAD|4 de Fevereiro International Airport|Luanda|AO|-8.848|13.235|Africa/Luanda|quatro
LAE|Nadzab Airport|Lae|PG|-6.566|146.728|Pacific/Port_Moresby|
LAF|Purdue University Airport|West Lafayette|US|40.412|-86.934|America/Indiana/Indianapolis|
LAG|La Guaira Airport||VE|10.600|-66.933|America/Caracas|
LAJ|Correia Pinto Airport|Lages|BR|-27.782|-50.280|America/Sao_Paulo|
LAK|Aklavik Airport|Aklavik|CA|68.222|-134.986|America/Inuvik|freddie carmichael
LAL|Lakeland Linder International Airport|Lakeland|US|27.989|-82.015|America/New_York|
LAN|Capital Region International Airport|Lansing|US|42.776|-84.589|America/Detroit|city
LAO|Laoag Airport|Laoag City|PH|18.182|120.534|Asia/Manila|international
LAP|Leon Airport|La Paz|MX|24.076|-110.368|America/Mazatlan|manuel marquez international
LAQ|La Braq Airport|Al Albraq|LY|32.789|21.964|Africa/Tripoli|abraq international
LAR|General Brees Field|Laramie|US|41.314|-105.673|America/Denver|regional airport
LAS|Harry Reid International Airport|Las Vegas|US|36.081|-115.148|America/Los_Angeles|
LAU|Lamu Airport|Lamu|KE|-2.250|40.912|Africa/Nairobi|manda
LAW|Lawton-Fort Sill Regional Airport|Lawton|US|34.570|-98.416|America/Chicago|
LAX|Los Angeles International Airport|Los Angeles|US|33.943|-118.408|America/Los_Angeles|
LBA|Leeds Bradford Airport|Leeds|GB|53.869|-1.660|Europe/London|
LBB|Lubbock Preston Smith International Airport|Lubbock|US|33.656|-101.822|America/Chicago|
LBC|Luebeck-Blankensee Airport|Lübeck|DE|53.805|10.701|Europe/Berlin|
LBD|Khujand Airport|Khujand|TJ|40.220|69.697|Asia/Dushanbe|
LBE|Arnold Palmer Regional Airport|Latrobe|US|40.273|-79.409|America/New_York|
LBF|Lee Bird Field|North Platte|US|41.128|-100.697|America/Chicago|regional airport
LBG|Le Bourget Airport|Paris|FR|48.964|2.442|Europe/Paris|
LBH|Palm Beach Sea Plane Base|Sydney|AU|-33.587|151.324|Australia/Sydney|
LBJ|Komodo Airport|Labuan Bajo|ID|-8.486|119.889|Asia/Makassar|
LBL|Liberal Municipal Airport|Liberal|US|37.044|-100.961|America/Chicago|mid america regional
LBP|Long Banga Airfield|Long Banga|MY|3.200|115.400|Asia/Kuching|
LBR|Labrea Airport|Lábrea|BR|-7.250|-64.850|America/Manaus|
LBS|Labasa Airport|Labasa|FJ|-16.466|179.338|Pacific/Fiji|
LBU|Labuan Airport|Labuan|MY|5.294|115.249|Asia/Kuching|
LBV|Libreville International Airport|Libreville|GA|0.457|9.410|Africa/Libreville|leon
LBW|Juvai Semaring Airport|Long Bawan|ID|3.903|115.692|Asia/Makassar|
LCA|Larnaca International Airport|Larnaca|CY|34.871|33.608|Asia/Nicosia|
LCB|Pontes-e-Lacerda Airport|Pontes e Lacerda|BR|-15.193|-59.385|America/Cuiaba|
LCE|Goloson International Airport|La Ceiba|HN|15.741|-86.857|America/Tegucigalpa|
LCG|A Coruna Airport|Culleredo|ES|43.302|-8.382|Europe/Madrid|
LCH|Lake Charles Regional Airport|Lake Charles|US|30.123|-93.221|America/Chicago|
LCJ|Lodz Wladyslaw Reymont Airport|Łódź|PL|51.722|19.398|Europe/Warsaw|władysław
LCK|Rickenbacker International Airport|Columbus|US|39.818|-82.936|America/New_York|
LCR|La Chorrera Airport|La Chorrera|CO|-1.458|-72.802|America/Bogota|
LCS|Longchuan Guangsong Airport|Dehong|CN|24.267|97.905|Asia/Shanghai|
LCX|Longyan Guanzhishan Airport|Longyan|CN|25.676|116.746|Asia/Shanghai|
LCY|London City Airport|London|GB|51.504|0.049|Europe/London|
LDB|Londrina Airport|Londrina|BR|-23.328|-51.138|America/Sao_Paulo|governador jose richa
LDE|Tarbes Ossun Lourdes Airport|Tarbes|FR|43.187|0.003|Europe/Paris|pyrenees
LDG|Leshukonskoye Airport|Leshukonskoye|RU|64.900|45.750|Europe/Moscow|
LDH|Lord Howe Island Airport|Lord Howe Island|AU|-31.541|159.078|Australia/Lord_Howe|
LDS|Yichun Lindu Airport|Yichun|CN|47.752|129.019|Asia/Shanghai|
LDU|Lahad Datu Airport|Lahad Datu|MY|5.035|118.326|Asia/Kuching|
LDX|Saint Laurent du Maroni Airport|Saint-Laurent-du-Maroni|GF|5.483|-54.050|America/Cayenne|
LDY|City of Derry Airport|Derry|GB|55.041|-7.157|Europe/London|
LEA|Learmonth Airport|Exmouth|AU|-22.240|114.094|Australia/Perth|
LEB|Lebanon Municipal Airport|Lebanon|US|43.629|-72.310|America/New_York|
LEC|Coronel Horacio de Mattos Airport|Lençóis|BR|-12.486|-41.274|America/Bahia|
LED|Pulkovo Airport|St. Petersburg|RU|59.800|30.271|Europe/Moscow|
LEI|Almeria Airport|Almería|ES|36.848|-2.372|Europe/Madrid|
LEJ|Leipzig/Halle Airport|Leipzig|DE|51.420|12.221|Europe/Berlin|schkeuditz
LEL|Lake Evella Airport||AU|-12.508|135.800|Australia/Darwin|
LEN|Leon Airport|León|ES|42.591|-5.646|Europe/Madrid|
LEP|Leopoldina Airport|Leopoldina|BR|-21.467|-42.667|America/Sao_Paulo|
LEQ|Lands End Airport|Land's End|GB|50.103|-5.670|Europe/London|
LER|Leinster Airport||AU|-27.839|120.704|Australia/Perth|
LET|Gen. A.V. Cobo Airport|Leticia|CO|-4.196|-69.939|America/Bogota|alfredo vasquez international
LEU|Andorra–La Seu d'Urgell Airport|La Seu d'Urgell Pyrenees and Andorra|ES|42.417|1.467|Europe/Madrid|
LEV|Levuka Airfield|Bureta|FJ|-17.683|178.833|Pacific/Fiji|
LEX|Blue Grass Airport|Lexington|US|38.038|-84.598|America/New_York|
LFH|Lanping Fenghua General Airport|Lanping Bai|CN|26.656|99.540|Asia/Shanghai|
LFM|Lamerd Airport|Lamerd|IR|27.369|53.195|Asia/Tehran|
LFQ|Linfen Yaodu Airport|Linfen|CN|36.044|111.495|Asia/Shanghai|
LFT|Lafayette Regional Airport|Lafayette|US|30.209|-91.993|America/Chicago|
LFW|Lome–Tokoin International Airport|Lomé|TG|6.167|1.250|Africa/Lome|
LGA|LaGuardia Airport|New York|US|40.774|-73.872|America/New_York|guardia
LGB|Long Beach Airport|Long Beach|US|33.818|-118.144|America/Los_Angeles|daugherty field
LGG|Liege Airport|Liège|BE|50.643|5.460|Europe/Brussels|grace hollogne
LGI|Deadmans Cay Airport|Deadman's Cay|BS|23.179|-75.091|America/Nassau|
LGK|Langkawi International Airport|Langkawi|MY|6.342|99.731|Asia/Kuala_Lumpur|
LGL|Long Lellang Airport|Long Datih|MY|3.421|115.154|Asia/Kuching|
LGW|London Gatwick Airport|London|GB|51.151|-0.177|Europe/London|
LGZ|Shannan Longzi (Lhünzê) Airport|Shannan|CN|28.422|92.344|Asia/Shanghai|
LHB|Lost Harbor Sea Port||US|54.233|-165.600|America/Nome|
LHE|Allama Iqbal International Airport|Lahore|PK|31.521|74.403|Asia/Karachi|
LHG|Lightning Ridge Airport||AU|-29.458|147.983|Australia/Sydney|
LHR|London Heathrow Airport|London|GB|51.470|-0.454|Europe/London|
LHS|Las Heras Airport|Las Heras|AR|-46.539|-68.965|America/Argentina/Rio_Gallegos|
LHW|Lanzhou Zhongchuan Airport|Lanzhou|CN|36.509|103.618|Asia/Shanghai|international
LIF|Lifou Airport|Lifou|NC|-20.767|167.250|Pacific/Noumea|
LIG|Bellegarde Airport|Limoges|FR|45.862|1.176|Europe/Paris|
LIH|Lihue Airport|Lihue|US|21.978|-159.349|Pacific/Honolulu|
LIK|Likiep Airport|Likiep Island|MH|9.817|169.317|Pacific/Majuro|
LIL|Lille Airport|Lille|FR|50.572|3.106|Europe/Paris|lesquin
LIM|Jorge Chavez International Airport|Lima|PE|-12.025|-77.109|America/Lima|
LIN|Milano Linate Airport|Milan|IT|45.461|9.279|Europe/Rome|segrate
LIO|Limon International Airport|Puerto Limon|CR|9.963|-83.026|America/Costa_Rica|
LIR|Liberia Guanacaste Airport|Liberia|CR|10.600|-85.538|America/Costa_Rica|
LIS|Lisbon Portela Airport|Lisbon|PT|38.770|-9.128|Europe/Lisbon|humberto delgado
LIT|Bill and Hillary Clinton National Airport|Little Rock|US|34.727|-92.221|America/Chicago|adams field
LIU|Linosa Heliport||IT|35.833|12.083|Europe/Rome|
LIW|Loikaw Airport|Loikaw|MM|19.690|97.214|Asia/Yangon|
LJG|Lijiang Airport|Lijiang|CN|26.672|100.245|Asia/Shanghai|sanyi international
LJU|Ljubljana Joze Pucnik Airport|Ljubljana|SI|46.231|14.455|Europe/Ljubljana|zgornji brnik
LKA|Gewayantana Airport|Tiwatobi|ID|-8.274|123.001|Asia/Makassar|
LKB|Lakeba Airport|Lakeba Island|FJ|-18.199|-178.817|Pacific/Fiji|
LKE|Lake Union Sea Plane Base|Seattle|US|47.628|-122.339|America/Los_Angeles|
LKI|Lasikin Airport|Lubang|ID|2.410|96.326|Asia/Jakarta|
LKL|Lakselv Airport|Lakselv|NO|70.068|24.974|Europe/Oslo|banak
LKM|Lolak Bolaang Mongondow Airport|Lolak|ID|0.889|124.033|Asia/Makassar|
LKN|Leknes Airport|Leknes|NO|68.154|13.615|Europe/Oslo|
LKO|Chaudhary Charan Singh International Airport|Lucknow|IN|26.764|80.884|Asia/Kolkata|
LKS|Lakeside Airport||US|30.501|-98.147|America/Chicago|
LKT|Lakota Airport||CI|5.833|-5.500|Africa/Abidjan|
LLA|Lulea Airport|Luleå|SE|65.548|22.122|Europe/Stockholm|
LLB|Libo County Libo City Airport|Qiannan|CN|25.452|107.962|Asia/Shanghai|
LLF|Yongzhou Lingling Airport|Yongzhou|CN|26.346|111.612|Asia/Shanghai|
LLK|Lankaran International Airport|Lankaran|AZ|38.742|48.824|Asia/Baku|
LLO|Lagaligo Airport|Palopo|ID|-3.085|120.245|Asia/Makassar|
LLU|Alluitsup Paa Airport||GL|60.464|-45.569|America/Nuuk|
LLV|Luliang Dawu Airport|Lüliang|CN|37.683|111.143|Asia/Shanghai|
LLW|Kamuzu International Airport|Lilongwe|MW|-13.780|33.780|Africa/Blantyre|
LMA|Minchumina Intermediate Airport|Minchumina|US|63.869|-152.286|America/Anchorage|
LMC|Lamacarena Airport|La Macarena|CO|2.179|-73.788|America/Bogota|
LME|Arnage Airport|Le Mans|FR|47.948|0.201|Europe/Paris|
LMM|Los Mochis International Airport|Los Mochis|MX|25.817|-108.983|America/Mazatlan|valle del fuerte
LMN|Limbang Airport|Limbang|MY|4.667|115.000|Asia/Kuching|
LMP|Lampedusa Airport|Lampedusa|IT|35.500|12.617|Europe/Rome|
LMY|Lake Murray Airport|Lake Murray|PG|-7.010|141.494|Pacific/Port_Moresby|
LMZ|Palma Airport|Palma|MZ|-10.767|40.483|Africa/Maputo|
LNB|Lamen Bay Airport|Lamen Bay|VU|-16.583|168.183|Pacific/Efate|
LNE|Lonorore Airport|Lonorore|VU|-15.860|168.170|Pacific/Efate|
LNJ|Lincang Airport|Lincang|CN|23.744|100.026|Asia/Shanghai|boshang
LNK|Lincoln Airport|Lincoln|US|40.846|-96.755|America/Chicago|
LNL|Longnan Chengxian Airport|Longnan|CN|33.788|105.797|Asia/Shanghai|chengzhou
LNO|Leonora Airport|Leonora|AU|-28.879|121.317|Australia/Perth|
LNS|Lancaster Airport (Pennsylvania)|Lancaster|US|40.121|-76.300|America/New_York|
LNU|Robert Atty Bessing Airport|Malinau|ID|3.575|116.620|Asia/Makassar|
LNV|Lihir Island Airport|Londolovit|PG|-3.043|152.627|Pacific/Port_Moresby|
LNX|Smolensk Airport|Smolensk|RU|54.800|32.050|Europe/Moscow|north
LNY|Lanai Airport|Lanai City|US|20.790|-156.950|Pacific/Honolulu|
LNZ|Linz Airport|Linz|AT|48.240|14.193|Europe/Vienna|horsching vogler air base
LOD|Longana Airport|Longana|VU|-15.317|167.967|Pacific/Efate|
LOE|Loei Airport||TH|17.438|101.722|Asia/Bangkok|
LOH|Camilo Ponce|La Toma|EC|-4.108|-79.392|America/Guayaquil|
LOP|Zainuddin Abdul Madjid International Airport|Mataram|ID|-8.762|116.274|Asia/Makassar|lombok
LOR|Lowe Army Heliport|Fort Rucker Ozark|US|31.356|-85.751|America/Chicago|
LOS|Murtala Muhammed International Airport|Lagos|NG|6.577|3.321|Africa/Lagos|
LPA|Gran Canaria Airport|Gran Canaria Island|ES|27.932|-15.385|Atlantic/Canary|
LPB|El Alto International Airport|La Paz|BO|-16.509|-68.177|America/La_Paz|
LPD|La Pedrera Airport|La Pedrera|CO|-1.300|-69.717|America/Bogota|
LPF|Liupanshui Yuezhao Airport|Liupanshui|CN|26.606|104.971|Asia/Shanghai|
LPH|Lochgilphead Heliport||GB|56.050|-5.433|Europe/London|
LPI|Linkoping City Airport|Linköping|SE|58.407|15.657|Europe/Stockholm|
LPK|Lipetsk Airport|Lipetsk|RU|52.703|39.538|Europe/Moscow|
LPL|Liverpool John Lennon Airport|Liverpool|GB|53.338|-2.855|Europe/London|
LPM|Lamap Airport|Lamap|VU|-16.467|167.817|Pacific/Efate|
LPP|Lappeenranta Airport|Lappeenranta|FI|61.044|28.155|Europe/Helsinki|
LPQ|Luang Prabang International Airport|Luang Phabang|LA|19.897|102.164|Asia/Vientiane|
LPS|Lopez Island Airport|Lopez|US|48.483|-122.936|America/Los_Angeles|
LPT|Lampang Airport||TH|18.274|99.507|Asia/Bangkok|
LPU|Long Apung Airport|Long Apung-Borneo Island|ID|1.707|114.970|Asia/Makassar|
LPW|Little Port Walter Airport||US|56.383|-134.833|America/Sitka|
LPY|Loudes Airport|Le Puy|FR|45.083|3.767|Europe/Paris|chaspuzac airfield
LQM|Puerto Leguizamo Airport|Puerto Leguízamo|CO|-0.182|-74.771|America/Bogota|
LRD|Laredo International Airport|Laredo|US|27.544|-99.455|America/Chicago|
LRE|Longreach Airport|Longreach|AU|-23.439|144.271|Australia/Brisbane|
LRH|Laleu Airport|La Rochelle|FR|46.181|-1.186|Europe/Paris|ile
LRM|La Romana Airport|La Romana|DO|18.417|-68.900|America/Santo_Domingo|casa campo international
LRN|Larson Air Force Base||US|47.133|-119.283|America/Los_Angeles|
LRO|Sharpe Army Air Field||US|39.550|-94.333|America/Chicago|
LRR|Lar Airport|Lar|IR|27.670|54.383|Asia/Tehran|
LRS|Leros Airport|Leros Island|GR|37.185|26.800|Europe/Athens|
LRT|Lann Bihoue Airport|Lorient|FR|47.754|-3.436|Europe/Paris|south brittany bretagne sud
LRU|Las Cruces Municipal Airport|Las Cruces|US|32.291|-106.922|America/Denver|international
LRV|Los Roques Airport|Gran Roque Island|VE|11.858|-66.750|America/Caracas|
LSA|Losuia Airport|Losuia|PG|-8.364|151.025|Pacific/Port_Moresby|
LSC|La Florida Airport|La Serena-Coquimbo|CL|-29.917|-71.204|America/Santiago|
LSD|Lexington Creech Heliport||US|38.082|-84.318|America/New_York|
LSE|La Crosse Regional Airport|La Crosse|US|43.875|-91.264|America/Chicago|
LSG|Leshan Airport||CN|29.439|103.749|Asia/Shanghai|
LSH|Lashio Airport|Lashio|MM|22.967|97.750|Asia/Yangon|
LSI|Sumburgh Airport|Lerwick|GB|59.878|-1.287|Europe/London|
LSP|Josefa Camejo Airport|Paraguaná|VE|11.777|-70.150|America/Caracas|international
LSR|Alas Leuser Airport|Kutacane|ID|3.392|97.864|Asia/Jakarta|
LST|Launceston Airport|Launceston|AU|-41.544|147.205|Australia/Hobart|
LSW|Malikus Saleh Airport|Lhok Seumawe-Sumatra Island|ID|5.227|96.950|Asia/Jakarta|
LSY|Lismore Airport|Lismore|AU|-28.837|153.263|Australia/Sydney|
LTI|Altai Airport|Altai|MN|46.376|96.221|Asia/Ulaanbaatar|
LTM|Lethem Airport|Lethem|GY|3.372|-59.790|America/Guyana|
LTN|London Luton Airport|London|GB|51.880|-0.376|Europe/London|
LTO|Loreto Airport|Loreto|MX|25.983|-111.350|America/Mazatlan|international
LTT|La Mole Airport||FR|43.206|6.483|Europe/Paris|
LTU|Latur Airport|Latur|IN|18.410|76.466|Asia/Kolkata|murod kond
LTX|Cotopaxi International Airport|Latacunga|EC|-0.918|-78.616|America/Guayaquil|
LUA|Tenzing-Hillary Airport|Lukla|NP|27.688|86.732|Asia/Kathmandu|
LUD|Luderitz Airport|Luderitz|NA|-26.686|15.244|Africa/Windhoek|
LUG|Lugano Airport|Lugano|CH|46.002|8.910|Europe/Zurich|agno
LUJ|Lusikisiki Airport|Lusikisiki|ZA|-31.367|29.583|Africa/Johannesburg|
LUK|Cincinnati Municipal Lunken Airport|Cincinnati|US|39.103|-84.427|America/New_York|field
LUM|Dehong Mangshi Airport|Dehong|CN|24.405|98.532|Asia/Shanghai|
LUN|Kenneth Kaunda International Airport|Lusaka|ZM|-15.326|28.446|Africa/Lusaka|
LUP|Kalaupapa Airport|Kalaupapa|US|21.211|-156.974|Pacific/Honolulu|
LUQ|D. Cesar Raul Ojeda Airport|San Luis|AR|-33.274|-66.359|America/Argentina/San_Luis|brigadier mayor
LUR|Cape Lisburne Airport|Cape Lisburne|US|68.876|-166.107|America/Nome|lrrs
LUV|Langgur Airport|Langgur|ID|-5.667|132.717|Asia/Jayapura|karel sadsuitubun
LUX|Luxembourg Airport|Luxembourg|LU|49.631|6.210|Europe/Luxembourg|findel international
LUZ|Lublin Airport|Lublin|PL|51.232|22.690|Europe/Warsaw|
LVI|Harry Mwaanga Nkumbula International Airport|Livingstone|ZM|-17.821|25.822|Africa/Lusaka|mwanga
LVO|Laverton Airport|Laverton|AU|-28.614|122.423|Australia/Perth|
LWB|Greenbrier Valley Airport|Lewisburg|US|37.860|-80.399|America/New_York|
LWK|Lerwick/Tingwall Airport|Lerwick|GB|60.189|-1.245|Europe/London|
LWN|Shirak Airport|Gyumri|AM|40.717|43.833|Asia/Yerevan|international
LWO|Lviv International Airport|Lviv|UA|49.812|23.959|Europe/Kyiv|
LWS|Lewiston-Nez Perce County Regional Airport|Lewiston|US|46.375|-117.014|America/Los_Angeles|
LWY|Lawas Airport|Lawas|MY|4.847|115.407|Asia/Kuching|
LXA|Lhasa Gonggar Airport|Shannan|CN|29.293|90.901|Asia/Shanghai|
LXG|Luang Namtha Airport|Luang Namtha|LA|21.050|101.467|Asia/Vientiane|
LXI|Linxi Airport||CN|43.600|118.033|Asia/Shanghai|
LXR|Luxor International Airport|Luxor|EG|25.675|32.700|Africa/Cairo|
LXS|Limnos Airport|Limnos Island|GR|39.924|25.233|Europe/Athens|
LYA|Luoyang Beijiao Airport|Luoyang|CN|34.736|112.385|Asia/Shanghai|
LYC|Lycksele Airport|Lycksele|SE|64.551|18.710|Europe/Stockholm|
LYG|Lianyungang Huaguoshan International Airport|Lianyungang|CN|34.413|119.177|Asia/Shanghai|
LYH|Preston-Glenn Field|Lynchburg|US|37.327|-79.201|America/New_York|regional airport
LYI|Linyi Qiyang Airport|Linyi|CN|35.047|118.407|Asia/Shanghai|
LYP|Faisalabad Airport|Faisalabad|PK|31.363|72.988|Asia/Karachi|international
LYS|Lyon Saint-Exupery Airport|Lyon|FR|45.721|5.080|Europe/Paris|colombier saugnieu
LZG|Langzhong Gucheng Airport|Nanchong|CN|31.504|106.035|Asia/Shanghai|
LZH|Liuzhou Airport|Liuzhou|CN|24.206|109.398|Asia/Shanghai|bailian air base
LZN|Matsu Nangan Airport|Matsu|TW|26.159|119.958|Asia/Taipei|
LZO|Luzhou Yunlong Airport|Luzhou|CN|29.030|105.470|Asia/Shanghai|
LZY|Nyingchi Mainling Airport|Nyingchi|CN|29.309|94.336|Asia/Shanghai|
MAA|Chennai International Airport|Chennai|IN|12.982|80.164|Asia/Kolkata|
MAB|Maraba Airport|Marabá|BR|-5.367|-49.167|America/Belem|joao correa rocha
MAD|Madrid-Barajas Airport|Madrid|ES|40.490|-3.564|Europe/Madrid|adolfo suarez
MAF|Midland International Airport|Midland|US|31.937|-102.208|America/Chicago|air and space port
MAG|Madang Airport|Madang|PG|-5.211|145.788|Pacific/Port_Moresby|
MAH|Menorca Airport|Mahón|ES|39.865|4.224|Europe/Madrid|
MAJ|Amata Kabua International Airport|Majuro Atoll|MH|7.069|171.283|Pacific/Majuro|marshall islands
MAM|Matamoros Airport|Matamoros|MX|25.770|-97.524|America/Matamoros|general servando canales international
MAN|Manchester Airport|Manchester|GB|53.363|-2.273|Europe/London|
MAO|Manaus International Airport – Eduardo Gomes|Manaus|BR|-3.031|-60.046|America/Manaus|
MAQ|Mae Sot Airport||TH|16.701|98.543|Asia/Bangkok|
MAR|La Chinita International Airport|Maracaibo|VE|10.556|-71.724|America/Caracas|
MAS|Momote Airport|Manus Island|PG|-2.057|147.424|Pacific/Port_Moresby|
MAU|Maupiti Airport||PF|-16.427|-152.242|Pacific/Tahiti|
MAZ|Eugenio M. De Hostos Airport|Mayaguez|PR|18.258|-67.149|America/Puerto_Rico|maria
MBA|Moi International Airport|Mombasa|KE|-4.033|39.603|Africa/Nairobi|
MBD|Mafikeng Airport|Mafeking|ZA|-25.805|25.543|Africa/Johannesburg|mmabatho international
MBE|Monbetsu Airport|Monbetsu|JP|44.267|143.383|Asia/Tokyo|
MBI|Songwe Airport|Mbeya|TZ|-8.920|33.274|Africa/Dar_es_Salaam|
MBJ|Sangster International Airport|Montego Bay|JM|18.498|-77.917|America/Jamaica|
MBL|Blacker Airport|Manistee|US|44.274|-86.253|America/Detroit|
MBS|MBS International Airport|Saginaw|US|43.533|-84.091|America/Detroit|
MBT|Masbate Airport|Masbate|PH|12.370|123.630|Asia/Manila|moises espinosa
MBW|Moorabbin Airport|Melbourne|AU|-37.976|145.102|Australia/Melbourne|
MCE|Merced Municipal Airport|Merced|US|37.285|-120.513|America/Los_Angeles|regional macready field
MCG|McGrath Airport|McGrath|US|62.951|-155.602|America/Anchorage|
MCI|Kansas City International Airport|Kansas City|US|39.294|-94.720|America/Chicago|
MCK|Mc Cook Airport|Mc Cook|US|40.264|-100.668|America/Chicago|mccook ben nelson regional
MCM|Monaco Heliport|Fontvieille|MC|43.726|7.420|Europe/Monaco|
MCN|Middle Georgia Regional Airport|Macon|US|32.702|-83.649|America/New_York|
MCO|Orlando International Airport|Orlando|US|28.432|-81.308|America/New_York|
MCP|Macapa International Airport|Macapá|BR|0.050|-51.068|America/Belem|alberto alcolumbre
MCR|Melchor De Menco Airport||GT|17.000|-92.008|America/Mexico_City|
MCT|Muscat International Airport|Muscat|OM|23.601|58.284|Asia/Muscat|
MCV|Mcarthur River Airport|McArthur River Mine|AU|-16.467|136.095|Australia/Darwin|
MCW|Mason City Airport|Clear Lake|US|43.157|-93.329|America/Chicago|municipal
MCX|Makhachkala Airport|Makhachkala|RU|42.821|47.656|Europe/Moscow|uytash international
MCY|Sunshine Coast Airport|Maroochydore|AU|-26.605|153.088|Australia/Brisbane|
MCZ|Maceio-Zumbi dos Palmares International Airport|Maceió|BR|-9.514|-35.792|America/Maceio|
MDA|Martindale Army Air Field|San Antonio|US|29.433|-98.377|America/Chicago|
MDC|Sam Ratulangi International Airport|Manado|ID|1.544|124.922|Asia/Makassar|
MDE|Jose Maria Cordova International Airport|Medellín|CO|6.171|-75.428|America/Bogota|
MDG|Mudanjiang Hailang International Airport|Mudanjiang|CN|44.535|129.584|Asia/Shanghai|
MDI|Makurdi Airport|Makurdi|NG|7.750|8.533|Africa/Lagos|
MDK|Mbandaka Airport|Mbandaka|CD|0.022|18.289|Africa/Kinshasa|
MDL|Mandalay International Airport|Mandalay|MM|21.705|95.972|Asia/Yangon|
MDQ|Astor Piazzolla International Airport|Mar del Plata|AR|-37.935|-57.572|America/Argentina/Buenos_Aires|piazzola
MDT|Harrisburg International Airport|Harrisburg|US|40.196|-76.756|America/New_York|
MDU|Mendi Airport|Mendi|PG|-6.159|143.650|Pacific/Port_Moresby|
MDW|Chicago Midway International Airport|Chicago|US|41.788|-87.741|America/Chicago|
MDZ|El Plumerillo International Airport|Mendoza|AR|-32.828|-68.799|America/Argentina/Mendoza|
MEB|Essendon Airport|Essendon Fields|AU|-37.730|144.901|Australia/Melbourne|melbourne
MEC|Manta Airport|Manta|EC|-0.953|-80.684|America/Guayaquil|eloy alfaro international
MED|Prince Mohammad Bin Abdulaziz International Airport|Medina|SA|24.544|39.699|Asia/Riyadh|
MEE|Mare Airport|Maré|NC|-21.482|168.036|Pacific/Noumea|
MEG|Malanje Airport|Malanje|AO|-9.526|16.319|Africa/Luanda|
MEH|Mehamn Airport|Mehamn|NO|71.033|27.833|Europe/Oslo|
MEI|Key Field|Meridian|US|32.337|-88.749|America/Chicago|regional airport
MEL|Melbourne Airport|Melbourne|AU|-37.670|144.850|Australia/Melbourne|international
MEM|Memphis International Airport|Memphis|US|35.045|-89.982|America/Chicago|
MEQ|Cut Nyak Dhien Airport|Kuala Pesisir|ID|4.150|96.117|Asia/Jakarta|
MEX|Mexico City International Airport|Ciudad de México|MX|19.435|-99.073|America/Mexico_City|aeropuerto internacional lic benito juarez
MFA|Mafia Island Airport|Kilindoni|TZ|-7.918|39.669|Africa/Dar_es_Salaam|
MFE|McAllen International Airport|McAllen|US|26.181|-98.240|America/Chicago|miller
MFJ|Moala Airport|Moala|FJ|-18.567|179.933|Pacific/Fiji|
MFK|Matsu Beigan Airport|Matsu|TW|26.224|120.001|Asia/Taipei|
MFM|Macau International Airport|Nossa Senhora do Carmo|MO|22.157|113.573|Asia/Macau|
MFR|Rogue Valley International-Medford Airport|Medford|US|42.369|-122.873|America/Los_Angeles|
MFU|Mfuwe Airport|Mfuwe|ZM|-13.267|31.933|Africa/Lusaka|
MGA|Augusto C Sandino International Airport|Managua|NI|12.145|-86.171|America/Managua|
MGB|Mount Gambier Airport|Mount Gambier|AU|-37.744|140.783|Australia/Adelaide|
MGF|Regional De Maringa|Maringá|BR|-23.479|-52.012|America/Sao_Paulo|silvio name junior airport
MGH|Margate Airport|Margate|ZA|-30.858|30.344|Africa/Johannesburg|
MGM|Montgomery Regional Airport|Montgomery|US|32.305|-86.390|America/Chicago|dannelly field
MGQ|Aden Adde International Airport|Mogadishu|SO|2.013|45.313|Africa/Mogadishu|
MGT|Milingimbi Airport|Milingimbi Island|AU|-12.094|134.894|Australia/Darwin|
MGW|Morgantown Airport|Morgantown|US|39.643|-79.916|America/New_York|municipal walter bill hart field
MGZ|Myeik Airport|Mkeik|MM|12.450|98.617|Asia/Yangon|
MHB|Mechanics Bay Heliport|Auckland City|NZ|-36.847|174.788|Pacific/Auckland|
MHC|Mocopulli Airport|Dalcahue|CL|-42.346|-73.714|America/Santiago|
MHD|Mashhad International Airport|Mashhad|IR|36.227|59.642|Asia/Tehran|
MHG|Mannheim City Airport|Mannheim|DE|49.477|8.521|Europe/Berlin|
MHH|Marsh Harbour International Airport|Marsh Harbour|BS|26.513|-77.077|America/Nassau|leonard thompson
MHJ|Misrak Gashamo Airport||ET|8.133|45.283|Africa/Addis_Ababa|
MHK|Manhattan Regional Airport|Manhattan|US|39.142|-96.669|America/Chicago|
MHM|Malaita Manaoba Island Baenalu Airport|Manaoba|SB|-8.325|160.801|Pacific/Guadalcanal|
MHT|Manchester Boston Regional Airport|Manchester|US|42.928|-71.438|America/New_York|
MHU|Mount Hotham|Mount Hotham|AU|-37.183|147.342|Australia/Melbourne|airport
MHX|Manihiki Island Airport|Manihiki Island|CK|-10.367|-161.000|Pacific/Rarotonga|
MIA|Miami International Airport|Miami|US|25.796|-80.278|America/New_York|
MID|Manuel Crescencio Rejon International Airport|Ciudad de Mérida|MX|20.934|-89.664|America/Merida|aeropuerto internacional
MIG|Mianyang Nanjiao Airport|Mianyang|CN|31.428|104.747|Asia/Shanghai|
MII|Frank Miloye Milenkovich State Airport|Marília|BR|-22.200|-49.933|America/Sao_Paulo|milenkowichi
MIJ|Mili Island Airport|Mili Island|MH|6.083|171.750|Pacific/Majuro|
MIM|Merimbula Airport|Merimbula|AU|-36.910|149.902|Australia/Sydney|
MIP|Mitspeh Ramon Airport|Beersheba|IL|30.776|34.667|Asia/Jerusalem|air base
MIR|Habib Bourguiba International Airport|Monastir|TN|35.761|10.753|Africa/Tunis|
MIS|Misima Island Airport|Misima Island|PG|-10.689|152.838|Pacific/Port_Moresby|
MIU|Maiduguri International Airport|Maiduguri|NG|11.855|13.083|Africa/Lagos|
MJF|Kjaerstad Airport|Mosjøen|NO|65.784|13.218|Europe/Oslo|
MJI|Mitiga International Airport|Tripoli|LY|32.897|13.278|Africa/Tripoli|
MJK|Shark Bay Airport|Denham|AU|-25.888|113.577|Australia/Perth|
MJM|Mbuji Mayi Airport|Mbuji Mayi|CD|-6.150|23.633|Africa/Lubumbashi|
MJN|Amborovy Airport|Mahajanga|MG|-15.666|46.353|Indian/Antananarivo|
MJT|Mytilene International Airport|Mytilene|GR|39.054|26.603|Europe/Athens|
MJZ|Mirnyj Airport|Mirny|RU|62.533|114.033|Asia/Yakutsk|
MKE|Milwaukee Mitchell International Airport|Milwaukee|US|42.948|-87.903|America/Chicago|general
MKG|Muskegon Airport|Muskegon|US|43.171|-86.237|America/Detroit|county
MKK|Molokai Airport|Kaunakakai|US|21.155|-157.093|Pacific/Honolulu|
MKL|McKellar–Sipes Regional Airport|Jackson|US|35.601|-88.915|America/Chicago|
MKM|Mukah Airport|Mukah|MY|2.907|112.080|Asia/Kuching|
MKP|Makemo Airport|Makemo|PF|-16.588|-143.654|Pacific/Tahiti|
MKQ|Mopah Airport|Merauke|ID|-8.520|140.419|Asia/Jayapura|international
MKR|Meekatharra Airport||AU|-26.611|118.546|Australia/Perth|
MKU|Makokou Airport|Makokou|GA|0.559|12.861|Africa/Libreville|
MKW|Rendani Airport|Manokwari|ID|-0.893|134.053|Asia/Jayapura|
MKY|Mackay Airport|Mackay|AU|-21.176|149.182|Australia/Brisbane|
MLA|Malta International Airport|Valletta|MT|35.850|14.495|Europe/Malta|
MLB|Orlando Melbourne International Airport|Melbourne|US|28.102|-80.630|America/New_York|
MLE|Velana International Airport|Malé|MV|4.187|73.531|Indian/Maldives|
MLG|Abdul Rachman Saleh Airport|Malang|ID|-7.927|112.714|Asia/Jakarta|
MLI|Quad City International Airport|Moline|US|41.454|-90.506|America/Chicago|
MLL|Marshall Don Hunter Sr. Airport|Marshall|US|61.864|-162.026|America/Nome|
MLM|Morelia International Airport|Morelia|MX|19.844|-101.027|America/Mexico_City|general francisco mujica
MLN|Melilla Airport|Melilla|ES|35.277|-2.957|Africa/Ceuta|
MLO|Milos Airport|Milos Island|GR|36.696|24.475|Europe/Athens|
MLU|Monroe Regional Airport|Monroe|US|32.512|-92.044|America/Chicago|
MLW|Spriggs Payne Airport|Monrovia|LR|6.289|-10.758|Africa/Monrovia|
MLX|Malatya Airport|Malatya|TR|38.354|38.254|Europe/Istanbul|erhac
MLY|Manley Hot Springs Airport|Manley Hot Springs|US|64.997|-150.643|America/Anchorage|
MMB|Memanbetsu Airport|Ōzora|JP|43.881|144.160|Asia/Tokyo|
MMD|Minamidaito Airport|Minamidaito|JP|25.846|131.264|Asia/Tokyo|
MME|Teesside International Airport|Darlington|GB|54.512|-1.434|Europe/London|
MMG|Mount Magnet Airport||AU|-28.116|117.843|Australia/Perth|
MMH|Mammoth Lakes Airport|Mammoth Lakes|US|37.631|-118.851|America/Los_Angeles|
MMJ|Matsumoto Airport|Matsumoto|JP|36.233|137.967|Asia/Tokyo|shinshu
MMK|Murmansk Airport|Murmansk|RU|68.785|32.759|Europe/Moscow|
MMO|Vila Do Maio Airport|Vila do Maio|CV|15.250|-23.167|Atlantic/Cape_Verde|
MMR|Camp Maybry Army Heliport||US|30.325|-97.761|America/Chicago|
MMW|Moma Airport||MZ|-16.783|39.067|Africa/Maputo|
MMX|Malmo Airport|Malmö|SE|55.539|13.364|Europe/Stockholm|sturup
MMY|Miyako Airport|Miyako City|JP|24.779|125.298|Asia/Tokyo|
MMZ|Maimana Airport|Maymana|AF|35.925|64.766|Asia/Kabul|zahiraddin faryabi
MNF|Mana Island Airstrip|Mana Island|FJ|-17.633|177.117|Pacific/Fiji|
MNG|Maningrida Airport|Maningrida|AU|-12.055|134.232|Australia/Darwin|
MNI|John A. Osborne Airport|Gerald's Park|MS|16.791|-62.193|America/Montserrat|
MNJ|Mananjary Airport|Mananjary|MG|-21.207|48.357|Indian/Antananarivo|
MNL|Ninoy Aquino International Airport|Manila|PH|14.511|121.019|Asia/Manila|
MNU|Mawlamyine Airport|Mawlamyine|MM|16.445|97.661|Asia/Yangon|
MNX|Manicore Airport|Manicoré|BR|-5.817|-61.283|America/Manaus|
MNY|Mono Airport|Stirling Island|SB|-7.417|155.565|Pacific/Guadalcanal|
MOB|Mobile Regional Airport|Mobile|US|30.681|-88.245|America/Chicago|
MOC|Montes Claros Airport|Montes Claros|BR|-16.708|-43.817|America/Sao_Paulo|mario ribeiro
MOF|Frans Xavier Seda Airport|Waioti|ID|-8.638|122.238|Asia/Makassar|
MOG|Mong Hsat Airport|Mong Hsat|MM|20.519|99.257|Asia/Yangon|
MOI|Mitiaro Island Airport|Mitiaro Island|CK|-19.842|-157.711|Pacific/Rarotonga|
MOJ|Moengo Airport|Moengo|SR|5.750|-54.333|America/Paramaribo|
MOL|Molde Airport, Aro|Årø|NO|62.746|7.261|Europe/Oslo|
MOQ|Morondava Airport|Morondava|MG|-20.284|44.318|Indian/Antananarivo|
MOT|Minot International Airport|Minot|US|48.256|-101.292|America/Chicago|
MOU|Mountain Village Airport|Mountain Village|US|62.089|-163.717|America/Nome|
MOV|Moranbah Airport|Moranbah|AU|-22.061|148.074|Australia/Brisbane|
MOY|Monterrey Airport|Monterrey|CO|4.884|-72.895|America/Bogota|
MOZ|Temae Airport|Moorea-Maiao|PF|-17.490|-149.764|Pacific/Tahiti|
MPA|Mpacha Airport|Mpacha|NA|-17.500|24.267|Africa/Windhoek|
MPC|Muko-Muko Airport|Muko Muko|ID|-2.550|101.100|Asia/Jakarta|
MPH|Boracay Airport|Malay|PH|11.925|121.952|Asia/Manila|caticlan godofredo ramos
MPL|Montpellier Mediterranee Airport|Montpellier|FR|43.578|3.959|Europe/Paris|
MPM|Maputo International Airport|Maputo|MZ|-25.924|32.574|Africa/Maputo|
MPN|Mount Pleasant Airport|Mount Pleasant|FK|-51.817|-58.450|Atlantic/Stanley|
MPW|Mariupol International Airport|Mariupol|UA|47.076|37.450|Europe/Kyiv|
MQC|Miquelon Airport|Miquelon|PM|47.050|-56.333|America/Miquelon|
MQF|Magnitogorsk Airport|Magnitogorsk|RU|53.393|58.756|Asia/Yekaterinburg|international
MQJ|Moma Airport|Khonuu|RU|66.456|143.253|Asia/Srednekolymsk|
MQL|Mildura Airport|Mildura|AU|-34.231|142.085|Australia/Melbourne|
MQM|Mardin Airport|Mardin|TR|37.223|40.632|Europe/Istanbul|
MQN|Mo i Rana Airport|Mo i Rana|NO|66.365|14.303|Europe/Oslo|rossvoll
MQP|Kruger Mpumalanga International Airport|Mpumalanga|ZA|-25.385|31.098|Africa/Johannesburg|
MQS|Mustique Airport|Mustique Island|VC|12.888|-61.182|America/St_Vincent|
MQT|Sawyer International Airport|Gwinn|US|46.354|-87.395|America/Detroit|
MQX|Alula Aba Nega Airport|Mekelle|ET|13.468|39.526|Africa/Addis_Ababa|
MRA|Misurata Airport|Misrata|LY|32.400|15.067|Africa/Tripoli|
MRE|Mara Serena Airport|Masai Mara|KE|-1.300|35.059|Africa/Nairobi|lodge airstrip
MRI|Merrill Field|Anchorage|US|61.222|-149.856|America/Anchorage|
MRS|Marseille Provence Airport|Marseille|FR|43.442|5.222|Europe/Paris|marignane
MRU|Sir Seewoosagur Ramgoolam International Airport|Plaine Magnien|MU|-20.432|57.677|Indian/Mauritius|
MRV|Mineralnye Vody Airport|Mineralnyye Vody|RU|44.218|43.088|Europe/Moscow|
MRX|Mahshahr Airport|Mahshahr|IR|30.554|49.149|Asia/Tehran|
MRY|Monterey Regional Airport|Monterey|US|36.587|-121.851|America/Los_Angeles|peninsula
MRZ|Moree Airport|Moree|AU|-29.496|149.850|Australia/Sydney|
MSA|Muskrat Dam Airport|Muskrat Dam|CA|53.441|-91.763|America/Winnipeg|
MSJ|Misawa Airport|Misawa|JP|40.696|141.387|Asia/Tokyo|air base
MSL|Northwest Alabama Regional Airport|Muscle Shoals|US|34.749|-87.616|America/Chicago|
MSN|Dane County Regional Airport|Madison|US|43.136|-89.346|America/Chicago|truax field
MSO|Missoula Montana Airport|Missoula|US|46.919|-114.083|America/Denver|international
MSP|Minneapolis-St. Paul International Airport|Minneapolis|US|44.883|-93.211|America/Chicago|saint wold chamberlain field
MSQ|Minsk National Airport|Minsk|BY|53.890|28.032|Europe/Minsk|
MSR|Mus Airport|Muş|TR|38.725|41.625|Europe/Istanbul|
MSS|Massena International Airport|Massena|US|44.938|-74.847|America/New_York|richards field
MST|Maastricht Aachen Airport|Maastricht|NL|50.916|5.769|Europe/Amsterdam|
MSU|Moshoeshoe International Airport|Maseru|LS|-29.301|27.506|Africa/Maseru|
MSY|Louis Armstrong New Orleans International Airport|New Orleans|US|29.985|-90.256|America/Chicago|
MSZ|Yuri Gagarin Airport|Moçâmedes|AO|-15.258|12.151|Africa/Luanda|welwitschia mirabilis international
MTF|Mizan Teferi Airport|Mizan Teferi|ET|6.967|35.533|Africa/Addis_Ababa|
MTG|Mato Grosso Airport|Vila Bela Da Santíssima Trindade|BR|-14.995|-59.946|America/Cuiaba|
MTJ|Montrose Regional Airport|Montrose|US|38.510|-107.897|America/Denver|
MTM|Metlakatla Seaplane Base|Metlakatla|US|55.133|-131.583|America/Metlakatla|
MTP|Sky Portal Airport|Montauk|US|41.074|-71.924|America/New_York|
MTR|Los Garzones International Airport|Montería|CO|8.825|-75.824|America/Bogota|
MTT|Minatitlan Airport|Cosoleacaque|MX|17.983|-94.517|America/Mexico_City|coatzacoalcos international
MTY|Monterrey International Airport|Ciudad de Apodaca|MX|25.777|-100.114|America/Monterrey|aeropuerto internacional gral mariano escobedo
MUA|Munda Airport|Munda|SB|-8.328|157.270|Pacific/Guadalcanal|
MUB|Maun Airport|Maun|BW|-19.971|23.431|Africa/Gaborone|
MUC|Munich International Airport|Munich|DE|48.353|11.790|Europe/Berlin|
MUE|Waimea–Kohala Airport|Waimea|US|20.002|-155.651|Pacific/Honolulu|
MUH|Marsa Matruh International Airport|Marsa Matruh|EG|31.325|27.222|Africa/Cairo|
MUK|Mauke Island Airport|Mauke Island|CK|-20.137|-157.345|Pacific/Rarotonga|
MUN|Jose Tadeo Monagas International Airport|Maturín|VE|9.749|-63.157|America/Caracas|
MUR|Marudi Airport|Marudi|MY|4.183|114.317|Asia/Kuching|
MUV|Mustin Airfield||US|39.891|-75.162|America/New_York|
MUX|Multan Airport|Multan|PK|30.200|71.415|Asia/Karachi|international
MUZ|Musoma Airport|Musoma|TZ|-1.497|33.803|Africa/Dar_es_Salaam|
MVB|M'Vengue El Hadj Omar Bongo Ondimba Intl Airport|Franceville|GA|-1.650|13.433|Africa/Libreville|international
MVD|Carrasco International Airport|Ciudad de la Costa|UY|-34.841|-56.026|America/Montevideo|general cesareo berisso
MVF|Dixsept Rosado Airport|Mossoró|BR|-5.167|-37.250|America/Fortaleza|dix sept
MVJ|Marlboro Airport||JM|18.022|-77.495|America/Jamaica|
MVP|Mitu Airport|Mitú|CO|1.254|-70.234|America/Bogota|fabio alberto leon bentley
MVQ|Mogilev Airport|Mogilev|BY|53.957|30.096|Europe/Minsk|
MVR|Salak Airport|Maroua|CM|10.452|14.256|Africa/Douala|
MVT|Mataiva Airport||PF|-14.868|-148.717|Pacific/Tahiti|
MVY|Martha's Vineyard Airport|Martha's Vineyard|US|41.389|-70.612|America/New_York|
MWA|Veterans Airport of Southern Illinois|Marion|US|37.752|-89.016|America/Chicago|
MWP|Mountain Airport||NP|28.000|85.333|Asia/Kathmandu|
MWQ|Magwe Airport|Magway|MM|20.167|94.941|Asia/Yangon|
MWW|Mouscron Airport||BE|50.733|3.200|Europe/Brussels|
MWX|Muan International Airport|Piseo-ri|KR|34.991|126.383|Asia/Seoul|
MWZ|Mwanza International Airport|Mwanza|TZ|-2.441|32.923|Africa/Dar_es_Salaam|
MXB|Andi Jemma Airport|Masamba|ID|-2.557|120.327|Asia/Makassar|
MXH|Moro Airport|Moro|PG|-6.353|143.251|Pacific/Port_Moresby|
MXL|Mexicali Airport|Mexicali|MX|32.628|-115.248|America/Tijuana|general rodolfo sanchez taboada international
MXP|Milano Malpensa Airport|Milan|IT|45.627|8.712|Europe/Rome|ferno international
MXV|Murun Airport|Mörön|MN|49.663|100.095|Asia/Ulaanbaatar|
MXW|Mandalgobi Airport|Mandalgobi|MN|45.767|106.283|Asia/Ulaanbaatar|
MXX|Mora–Siljan Airport|Mora|SE|60.958|14.505|Europe/Stockholm|
MXZ|Mei Xian Airport|Meizhou|CN|24.267|116.104|Asia/Shanghai|
MYA|Moruya Airport|Moruya|AU|-35.903|150.147|Australia/Sydney|
MYD|Malindi Airport|Malindi|KE|-3.231|40.100|Africa/Nairobi|
MYE|Miyake Jima Airport|Miyakejima|JP|34.069|139.563|Asia/Tokyo|
MYG|Mayaguana Airport|Abrahams Bay|BS|22.377|-73.018|America/Nassau|
MYI|Murray Island Airport|Murray Island|AU|-9.920|144.065|Australia/Brisbane|
MYJ|Matsuyama Airport|Matsuyama|JP|33.829|132.704|Asia/Tokyo|
MYK|May Creek Airport|May Creek|US|61.417|-142.917|America/Anchorage|
MYL|McCall Municipal|McCall|US|44.917|-116.100|America/Boise|airport
MYP|Mary Airport|Mary|TM|37.664|61.830|Asia/Ashgabat|international
MYQ|Mysore Airport|Mysore|IN|12.229|76.658|Asia/Kolkata|
MYR|Myrtle Beach International Airport|Myrtle Beach|US|33.683|-78.923|America/New_York|
MYS|Moyale Airport|Moyale|ET|3.467|39.100|Africa/Nairobi|
MYT|Myitkyina Airport|Myitkyina|MM|25.384|97.357|Asia/Yangon|
MYU|Ellis Field|Mekoryuk|US|60.373|-166.268|America/Nome|airport
MYW|Mtwara Airport|Mtwara|TZ|-10.339|40.194|Africa/Dar_es_Salaam|
MYY|Miri Airport|Miri|MY|4.325|113.983|Asia/Kuching|
MZG|Penghu Airport|Huxi|TW|23.560|119.629|Asia/Taipei|magong
MZH|Merzifon Airport|Amasya|TR|40.883|35.533|Europe/Istanbul|
MZI|Mopti Airport|Sévaré|ML|14.508|-4.085|Africa/Bamako|ambodedjo international
MZL|La Nubia Airport|Manizales|CO|5.029|-75.469|America/Bogota|
MZO|Sierra Maestra Airport|Manzanillo|CU|20.325|-77.129|America/Havana|international
MZR|Mazar-I-Sharif Airport|Mazar-i-Sharif|AF|36.709|67.208|Asia/Kabul|international
MZT|Mazatlan International Airport|Ciudad de Mazatlàn|MX|23.167|-106.270|America/Mazatlan|aeropuerto internacional gral rafael buelna
MZV|Mulu Airport|Mulu|MY|4.033|114.800|Asia/Kuching|
NAA|Narrabri Airport|Narrabri|AU|-30.318|149.829|Australia/Sydney|
NAB|Albany Naval Air Station||US|31.583|-84.167|America/New_York|
NAG|Dr. Babasaheb Ambedkar International Airport|Nagpur|IN|21.090|79.056|Asia/Kolkata|
NAH|Naha Airport|Tahuna-Sangihe Island|ID|3.717|125.367|Asia/Makassar|
NAJ|Nakhichevan Airport|Nakhchivan|AZ|39.190|45.459|Asia/Baku|
NAL|Nalchik Airport|Nalchik|RU|43.533|43.700|Europe/Moscow|
NAM|Namlea Airport|Namniwel|ID|-3.143|126.976|Asia/Jayapura|
NAN|Nadi International Airport|Nadi|FJ|-17.753|177.452|Pacific/Fiji|
NAO|Nanchong Airport|Nanchong|CN|30.800|106.067|Asia/Shanghai|
NAP|Naples International Airport|Napoli|IT|40.886|14.292|Europe/Rome|
NAQ|Qaanaaq Airport|Qaanaaq|GL|77.489|-69.383|America/Thule|
NAS|Lynden Pindling International Airport|Nassau|BS|25.050|-77.466|America/Nassau|
NAT|Natal International Airport|Natal|BR|-5.763|-35.373|America/Fortaleza|sao goncalo amarante governador aluizio alves
NAU|Napuka Island Airport|Napuka Island|PF|-14.177|-141.266|Pacific/Tahiti|
NAV|Nevsehir Airport|Nevşehir|TR|38.772|34.535|Europe/Istanbul|
NAW|Narathiwat Airport||TH|6.517|101.750|Asia/Bangkok|
NBC|Begishevo Airport|Nizhnekamsk|RU|55.566|52.102|Europe/Moscow|
NBE|Enfidha - Hammamet International Airport|Enfidha|TN|36.083|10.439|Africa/Tunis|
NBN|Annobon Airport|San Antonio de Palé|GQ|-1.410|5.622|Africa/Malabo|
NBO|Jomo Kenyatta International Airport|Nairobi|KE|-1.319|36.926|Africa/Nairobi|
NBP|Battery Park City/North Cove Sea Plane Base||US|40.713|-74.018|America/New_York|
NBR|Nambour Airport||AU|-26.533|152.967|Australia/Brisbane|
NBS|Changbaishan Airport|Baishan|CN|42.083|127.600|Asia/Shanghai|
NBV|Cana Brava Airport||BR|-17.383|-45.867|America/Sao_Paulo|
NCA|North Caicos Airport|North Caicos|TC|21.933|-71.983|America/Grand_Turk|
NCE|Nice Cote D'Azur Airport|Nice|FR|43.660|7.205|Europe/Paris|
NCL|Newcastle International Airport|Newcastle|GB|55.037|-1.711|Europe/London|upon tyne
NCN|New Chenega Airport|Chenega|US|60.078|-147.998|America/Anchorage|
NCQ|General Lucius D. Clay National Guard Center||US|33.918|-84.521|America/New_York|
NCU|Nukus Airport|Nukus|UZ|42.483|59.633|Asia/Samarkand|
NCY|Annecy-Meythet Airport|Annecy|FR|45.931|6.101|Europe/Paris|epagny metz tessy haute savoie mont blanc
NDB|Nouadhibou Airport|Nouadhibou|MR|20.934|-17.028|Africa/Nouakchott|international
NDC|Shri Guru Gobind Singh Ji Airport, Nanded|Nanded|IN|19.183|77.317|Asia/Kolkata|
NDG|Qiqihar Sanjiazi Airport|Qiqihar|CN|47.317|123.917|Asia/Shanghai|
NDJ|N'Djamena International Airport|N'Djamena|TD|12.129|15.034|Africa/Ndjamena|
NDO|La Palma Del Condado Airport||ES|37.383|-6.583|Europe/Madrid|
NDR|Nador El Aroui International Airport|Al Aaroui|MA|34.993|-3.026|Africa/Casablanca|
NDU|Rundu Airport|Rundu|NA|-17.956|19.724|Africa/Windhoek|
NDV|United States Naval Heliport||US|38.856|-77.010|America/New_York|
NDY|Sanday Airport|Sanday|GB|59.250|-2.583|Europe/London|
NEA|Naval Air Station||US|31.250|-81.467|America/New_York|
NEC|Necochea Airport|Necochea|AR|-38.567|-58.750|America/Argentina/Buenos_Aires|
NER|Chulman Neryungri Airport|Neryungri|RU|56.914|124.914|Asia/Yakutsk|
NES|East 34th Street - Sea Plane Base||US|40.743|-73.975|America/New_York|
NEV|Vance W. Amory International Airport|Charlestown|KN|17.205|-62.593|America/St_Kitts|
NFB|Detroit Naval Air Field||US|42.967|-82.967|America/Detroit|
NFG|Nefteyugansk Airport|Nefteyugansk|RU|61.108|72.650|Asia/Yekaterinburg|
NGB|Ningbo Lishe International Airport|Ningbo|CN|29.820|121.462|Asia/Shanghai|
NGC|North Rim Airport||US|36.390|-112.129|America/Phoenix|
NGE|Ngaoundere Airport|N'Gaoundéré|CM|7.359|13.562|Africa/Douala|
NGI|Ngau Island Airport|Ngau|FJ|-18.000|179.333|Pacific/Fiji|
NGK|Nogliki Airport|Nogliki|RU|51.785|143.143|Asia/Sakhalin|
NGM|Agana Naval Air Station||GU|13.450|144.750|Pacific/Guam|
NGO|Chubu Centrair International Airport|Tokoname|JP|34.858|136.805|Asia/Tokyo|
NGQ|Ngari Kunsha Airport|Shiquanhe|CN|32.104|80.054|Asia/Shanghai|gunsa
NGS|Nagasaki Airport|Nagasaki|JP|32.914|129.923|Asia/Tokyo|
NGZ|Alameda Naval Air Station||US|37.782|-122.309|America/Los_Angeles|
NHV|Nuku Hiva Airport|Nuku Hiva|PF|-8.795|-140.222|Pacific/Marquesas|
NIB|Nikolai Airport|Nikolai|US|63.017|-154.383|America/Anchorage|
NIE|Niblack Airport||US|55.067|-132.150|America/Sitka|
NIM|Diori Hamani International Airport|Niamey|NE|13.477|2.177|Africa/Niamey|
NIQ|Niaqornat Heliport|Niaqornat|GL|70.789|-53.656|America/Nuuk|
NIU|Niau Airport|Naiu Atoll|PF|-16.122|-146.373|Pacific/Tahiti|
NJC|Nizhnevartovsk Airport|Nizhnevartovsk|RU|60.948|76.491|Asia/Yekaterinburg|
NJF|Al-Najaf International Airport|Najaf|IQ|31.994|44.389|Asia/Baghdad|
NKC|Nouakchott–Oumtounsy International Airport|Nouakchott|MR|18.310|-15.970|Africa/Nouakchott|
NKG|Nanjing Lukou International Airport|Nanjing|CN|31.736|118.867|Asia/Shanghai|
NKI|Naukati Airport|Tuxekan Island|US|55.850|-133.228|America/Sitka|
NKM|Nagoya Airport|Nagoya|JP|35.254|136.920|Asia/Tokyo|jasdf komaki air base
NKT|Sirnak Airport|Şırnak|TR|37.363|42.060|Europe/Istanbul|serafettin elci
NLA|Simon Mwansa Kapwepwe International Airport|Ndola|ZM|-12.962|28.517|Africa/Lusaka|
NLD|Quetzalcoatl International Airport|Nuevo Laredo|MX|27.435|-99.567|America/Matamoros|
NLF|Darnley Island Airport|Darnley Island|AU|-9.585|143.787|Australia/Brisbane|
NLG|Nelson Lagoon Airport|Nelson Lagoon|US|56.001|-161.153|America/Anchorage|
NLH|Ninglang Luguhu Airport|Ninglang|CN|27.543|100.759|Asia/Shanghai|
NLI|Nikolayevsk-na-Amure Airport|Nikolayevsk-na-Amure Airport|RU|53.154|140.651|Asia/Vladivostok|
NLK|Norfolk Island Airport|Burnt Pine|NF|-29.043|167.939|Pacific/Norfolk|international
NLT|Xinyuan Nalati Airport|Xinyuan|CN|43.432|83.382|Asia/Shanghai|
NLU|Felipe Ángeles International Airport|Mexico City|MX|19.746|-99.004|America/Mexico_City|general
NLV|Nikolaev Airport|Nikolayev|UA|47.050|31.917|Europe/Kyiv|mykolaiv international
NMA|Namangan Airport|Namangan|UZ|40.983|71.600|Asia/Tashkent|
NME|Nightmute Airport|Nightmute|US|60.471|-164.701|America/Nome|
NMF|Maafaru International Airport|Noonu Atoll|MV|5.822|73.475|Indian/Maldives|
NMI|Navi Mumbai International Airport|Navi Mumbai|IN|18.994|73.065|Asia/Kolkata|
NMU|Namu Airport||MH|8.000|168.133|Pacific/Majuro|
NNB|Santa Ana Airport|Santa Ana Island|SB|-10.833|162.500|Pacific/Guadalcanal|
NNG|Nanning Wuxu International Airport|Nanning|CN|22.613|108.168|Asia/Shanghai|
NNM|Naryan-Mar Airport|Naryan Mar|RU|67.617|53.150|Europe/Moscow|
NNR|Connemara Airport|Inverin|IE|53.217|-9.467|Europe/Dublin|
NNT|Nan Airport||TH|18.800|100.783|Asia/Bangkok|
NNX|Nunukan Airport|Nunukan-Nunukan Island|ID|4.137|117.667|Asia/Makassar|
NNY|Nanyang Jiangying Airport|Nanyang|CN|32.984|112.613|Asia/Shanghai|
NOB|Nosara Beach Airport|Nicoya|CR|9.976|-85.653|America/Costa_Rica|
NOC|Ireland West Airport Knock|Charlestown|IE|53.914|-8.810|Europe/Dublin|
NOD|Norden-Norddeich Airfield|Norddeich|DE|53.583|7.200|Europe/Berlin|
NOH|Naval Air Station Great Lakes||US|42.312|-87.849|America/Chicago|
NOJ|Noyabrsk Airport|Noyabrsk|RU|63.177|75.295|Asia/Yekaterinburg|
NOL|Nakolik River Airport||US|67.900|-160.717|America/Anchorage|
NOP|Sinop Airport|Sinop|TR|42.017|35.069|Europe/Istanbul|
NOS|Fascene Airport|Nosy Be|MG|-13.311|48.314|Indian/Antananarivo|
NOU|Tontouta Airport|Nouméa|NC|-22.016|166.216|Pacific/Noumea|international
NOV|Albano Machado (Huambo) Airport|Huambo|AO|-12.806|15.757|Africa/Luanda|nova lisboa
NOZ|Novokuznetsk Airport|Novokuznetsk|RU|53.811|86.877|Asia/Novokuznetsk|spichenkovo
NPE|Hawkes Bay Airport|Napier|NZ|-39.467|176.872|Pacific/Auckland|hawke
NPL|New Plymouth Airport|New Plymouth|NZ|-39.010|174.179|Pacific/Auckland|
NPO|Nangapinoh Airport|Nanga Pinoh-Borneo Island|ID|-0.333|111.733|Asia/Pontianak|
NPT|Newport State Airport|Newport|US|41.531|-71.282|America/New_York|
NQN|Presidente Peron International Airport|Neuquen|AR|-38.953|-68.140|America/Argentina/Salta|
NQU|Nuqui Airport|Nuquí|CO|5.695|-77.279|America/Bogota|
NQY|Cornwall Airport Newquay|Newquay|GB|50.437|-4.998|Europe/London|
NQZ|Nursultan Nazarbayev International Airport|Nur-Sultan|KZ|51.028|71.461|Asia/Almaty|astana
NRA|Narrandera Airport|Narrandera|AU|-34.706|146.512|Australia/Sydney|
NRD|Norderney Airport|Norderney|DE|53.833|7.167|Europe/Berlin|
NRK|Norrkoping Airport|Norrköping|SE|58.583|16.232|Europe/Stockholm|
NRL|North Ronaldsay Airport|North Ronaldsay|GB|59.370|-2.433|Europe/London|
NRN|Weeze Airport|Weeze|DE|51.599|6.150|Europe/Berlin|
NRR|Jose Aponte de la Torre Airport|Ceiba|PR|18.250|-65.639|America/Puerto_Rico|
NRT|Narita International Airport|Narita|JP|35.773|140.387|Asia/Tokyo|
NRV|United States Coast Guard Shore Station||GU|13.464|144.764|Pacific/Guam|
NSB|Bimini North Seaplane Base|Bimini|BS|25.727|-79.296|America/Nassau|
NSF|Andrews Navy Air Field||US|38.817|-76.833|America/New_York|
NSH|Now Shahr Airport|Nowshahr|IR|36.667|51.500|Asia/Tehran|
NSI|Yaounde Nsimalen Airport|Yaoundé|CM|3.702|11.550|Africa/Douala|international
NSK|Noril'sk Airport|Norilsk|RU|69.323|87.340|Asia/Krasnoyarsk|alykel
NSN|Nelson Airport|Nelson|NZ|-41.299|173.224|Pacific/Auckland|
NSQ|Nuussuaq Heliport|Nuussuaq|GL|74.110|-57.065|America/Nuuk|
NST|Nakhon Si Thammarat International Airport|Nakhon Si Thammarat|TH|8.540|99.940|Asia/Bangkok|
NSX|North Sound Virgin Gorda Hovercraft/Launch Point||VG|18.500|-64.367|America/Tortola|
NTE|Nantes Atlantique Airport|Nantes|FR|47.158|-1.601|Europe/Paris|
NTG|Nantong Xingdong Airport|Nantong|CN|32.073|120.976|Asia/Shanghai|international
NTL|Newcastle Airport|Williamtown|AU|-32.805|151.840|Australia/Sydney|
NTN|Normanton Airport|Normanton|AU|-17.685|141.073|Australia/Brisbane|
NTQ|Noto Airport|Wajima|JP|37.295|136.957|Asia/Tokyo|satoyama
NTT|Kuini Lavenia Airport|Niuatoputapu|TO|-15.977|-173.791|Pacific/Tongatapu|
NTX|Natuna Ranai Airport|Ranai-Natuna Besar Island|ID|3.950|108.383|Asia/Jakarta|
NUE|Nuremberg Airport|Nuremberg|DE|49.494|11.077|Europe/Berlin|
NUI|Nuiqsut Airport|Nuiqsut|US|70.210|-151.006|America/Anchorage|
NUL|Nulato Airport|Nulato|US|64.728|-158.077|America/Anchorage|
NUM|Neom Bay Airport|Sharma|SA|27.925|35.290|Asia/Riyadh|
NUP|Nunapitchuk Airport|Nunapitchuk|US|60.894|-162.467|America/Nome|
NUS|Norsup Airport|Norsup|VU|-16.058|167.400|Pacific/Efate|
NUX|Novy Urengoy Airport|Novy Urengoy|RU|66.073|76.523|Asia/Yekaterinburg|
NVA|Benito Salas Airport|Neiva|CO|2.947|-75.294|America/Bogota|
NVI|Navoi Airport|Navoi|UZ|40.115|65.159|Asia/Samarkand|
NVM|Nova Mutum Airport|Nova Mutum|BR|-13.821|-56.039|America/Cuiaba|
NVT|Navegantes International Airport|Navegantes|BR|-26.880|-48.649|America/Sao_Paulo|ministro victor konder
NWI|Norwich International Airport|Norwich|GB|52.670|1.277|Europe/London|
NWS|Pier 11-Wall St Sea Plane Base||US|40.703|-74.005|America/New_York|
NWU|Naval Air Station||BM|32.750|-65.000|Atlantic/Bermuda|
NXX|Willow Grove Naval Air Station||US|40.200|-75.133|America/New_York|
NYA|Nyagan Airport|Nyagan|RU|62.101|65.606|Asia/Yekaterinburg|
NYI|Sunyani Airport|Sunyani|GH|7.361|-2.329|Africa/Accra|
NYK|Nanyuki Airport|Nanyuki|KE|0.017|37.067|Africa/Nairobi|
NYM|Nadym Airport|Nadym|RU|65.483|72.717|Asia/Yekaterinburg|
NYO|Stockholm Skavsta Airport|Nyköping|SE|58.784|16.923|Europe/Stockholm|
NYT|Nay Pyi Taw Airport|Pyinmana|MM|19.622|96.201|Asia/Yangon|international
NYU|Nyaung U Airport|Nyaung U|MM|21.175|94.928|Asia/Yangon|
NZC|Maria Reiche Neuman Airport|Nazca|PE|-14.855|-74.960|America/Lima|
NZG|Nizhneangarsk Airport|Nizhneangarsk|RU|55.802|109.595|Asia/Irkutsk|
NZH|Manzhouli Xijiao Airport||CN|49.571|117.332|Asia/Shanghai|
NZL|Zhalantun Chengjisihan Airport|Zhalantun|CN|47.720|122.832|Asia/Shanghai|genghis khan
OAJ|Albert J Ellis Airport|Richlands|US|34.830|-77.606|America/New_York|
OAK|Metropolitan Oakland International Airport|Oakland|US|37.712|-122.212|America/Los_Angeles|
OAL|Cacoal Airport|Cacoal|BR|-11.433|-61.477|America/Porto_Velho|
OAX|Oaxaca International Airport|Oaxaca|MX|17.001|-96.722|America/Mexico_City|xoxocotlan
OBK|Sky Harbor Airport||US|42.117|-87.817|America/Chicago|
OBN|Oban Airport|North Connel|GB|56.465|-5.396|Europe/London|
OBO|Tokachi-Obihiro Airport|Obihiro|JP|42.732|143.212|Asia/Tokyo|
OBT|Oakland/Coliseum Station||US|39.400|-79.417|America/New_York|
OBU|Kobuk/Wien Airport|Kobuk|US|66.911|-156.883|America/Anchorage|
OBX|Obo Airport|Obo|PG|-7.583|141.317|Pacific/Port_Moresby|
OBY|Ittoqqortoormiit Heliport|Ittoqqortoormiit|GL|70.488|-21.972|America/Scoresbysund|
OCC|Coca Airport|Coca|EC|-0.462|-76.986|America/Guayaquil|francisco orellana
OCJ|Ian Fleming International Airport|Boscobel|JM|18.401|-76.970|America/Jamaica|
ODE|Hans Christian Andersen Airport|Odense|DK|55.474|10.329|Europe/Copenhagen|
ODN|Long Seridan Airport|Long Seridan|MY|4.033|115.067|Asia/Kuching|
ODO|Bodaybo Airport|Bodaybo|RU|57.866|114.243|Asia/Irkutsk|
ODS|Odessa International Airport|Odessa|UA|46.441|30.677|Europe/Kyiv|
ODY|Oudomxay Airport|Oudomsay|LA|20.682|101.993|Asia/Vientiane|
OEA|Oneal Airport|Lawrenceville|US|38.683|-87.533|America/Chicago|
OER|Ornskoldsvik Airport|Örnsköldsvik|SE|63.413|18.992|Europe/Stockholm|
OES|San Antonio Oeste Airport|San Antonio Oeste|AR|-40.733|-64.950|America/Argentina/Salta|
OFU|Ofu Airport|Ofu|AS|-14.184|-169.669|Pacific/Pago_Pago|
OGD|Ogden Municipal Airport|Ogden|US|41.196|-112.011|America/Denver|hinckley
OGG|Kahului Airport|Kahului|US|20.893|-156.439|Pacific/Honolulu|
OGL|Ogle International Airport|Ogle|GY|6.808|-58.105|America/Guyana|eugene correira
OGN|Yonaguni Airport|Yonaguni|JP|24.466|122.980|Asia/Tokyo|
OGS|Ogdensburg Airport|Ogdensburg|US|44.682|-75.466|America/New_York|
OGU|Ordu Giresun Airport|Ordu|TR|40.968|38.081|Europe/Istanbul|
OGX|Ain Beida Airport|Ouargla|DZ|31.917|5.400|Africa/Algiers|
OGZ|Vladikavkaz Airport|Beslan|RU|43.200|44.600|Europe/Moscow|international
OHC|Northeast Cape Air Force Station||US|63.326|-168.969|America/Nome|
OHD|Ohrid Airport|Ohrid|MK|41.180|20.743|Europe/Skopje|paul the apostle
OHE|Mohe Airport|Mohe|CN|52.921|122.421|Asia/Shanghai|gulian
OHO|Okhotsk Airport|Okhotsk|RU|59.414|143.064|Asia/Vladivostok|
OHP|Oban Heliport||GB|56.417|-5.483|Europe/London|
OHS|Sohar Airport|Sohar|OM|24.396|56.617|Asia/Muscat|
OIL|Splane Memorial Airport||US|41.433|-79.700|America/New_York|
OIM|Oshima Airport|Izu Oshima|JP|34.779|139.365|Asia/Tokyo|
OIR|Okushiri Airport|Okushiri Island|JP|42.072|139.435|Asia/Tokyo|
OIT|Oita Airport|Oita|JP|33.477|131.732|Asia/Tokyo|
OJU|Tanjung Api Airport|Tojo Una-Una|ID|-0.864|121.623|Asia/Makassar|
OKA|Naha Airport|Naha|JP|26.205|127.646|Asia/Tokyo|jasdf air base
OKC|OKC Will Rogers International Airport|Oklahoma City|US|35.396|-97.596|America/Chicago|world
OKD|Sapporo Okadama Airport (OKD)|Sapporo|JP|43.110|141.382|Asia/Tokyo|
OKE|Okino Erabu Airport|Wadomari|JP|27.432|128.706|Asia/Tokyo|okinoerabu
OKI|Oki Island Airport|Okinoshima|JP|36.167|133.317|Asia/Tokyo|global geopark
OKJ|Okayama Momotaro Airport|Okayama|JP|34.760|133.853|Asia/Tokyo|
OKL|Gunung Bintang Airport|Oksibil|ID|-4.908|140.630|Asia/Jayapura|
OKR|Yorke Island Airport|Yorke Island|AU|-9.752|143.406|Australia/Brisbane|
OKY|Oakey Airport||AU|-27.407|151.735|Australia/Brisbane|army aviation centre
OLA|Orland Airbase|Ørland|NO|63.700|9.617|Europe/Oslo|airport
OLB|Olbia Costa Smeralda Airport|Olbia|IT|40.903|9.515|Europe/Rome|
OLF|Wolf Point International Airport|Wolf Point|US|48.095|-105.566|America/Denver|clayton
OLG|Olare Airport||KE|-1.324|35.247|Africa/Nairobi|
OLH|Old Harbor Sea Plane Base|Old Harbor|US|57.204|-153.300|America/Anchorage|
OLJ|West Cost Santo Airport|Olpoi|VU|-14.885|166.560|Pacific/Efate|
OLM|Olympia Regional Airport|Olympia|US|46.974|-122.903|America/Los_Angeles|
OLP|Olympic Dam Airport|Olympic Dam|AU|-30.484|136.884|Australia/Adelaide|
OLZ|Olyokminsk Airport|Olyokminsk|RU|60.399|120.464|Asia/Yakutsk|
OMA|Eppley Airfield|Omaha|US|41.300|-95.900|America/Chicago|
OMD|Oranjemund Airport|Oranjemund|NA|-28.583|16.450|Africa/Windhoek|
OME|Nome Airport|Nome|US|64.511|-165.431|America/Nome|
OMH|Urmia Airport|Urmia|IR|37.665|45.066|Asia/Tehran|
OMO|Mostar Airport|Mostar|BA|43.286|17.847|Europe/Sarajevo|international
OMR|Oradea Airport|Oradea|RO|47.028|21.903|Europe/Bucharest|international
OMS|Omsk Airport|Omsk|RU|54.957|73.317|Asia/Omsk|central
OND|Andimba Toivo ya Toivo Airport|Ondangwa|NA|-17.885|15.942|Africa/Windhoek|
ONG|Mornington Airport||AU|-16.663|139.170|Australia/Brisbane|
ONJ|Odate Noshiro Airport|Kitaakita|JP|40.196|140.374|Asia/Tokyo|
ONN|Onion Bay Airport||US|58.233|-152.833|America/Anchorage|
ONQ|Zonguldak Airport|Zonguldak|TR|41.506|32.090|Europe/Istanbul|caycuma
ONT|Ontario International Airport|Ontario|US|34.056|-117.601|America/Los_Angeles|
ONX|Colon Airport|Colón|PA|9.350|-79.900|America/Panama|enrique adolfo jimenez
OOK|Toksook Bay Airport|Toksook Bay|US|60.532|-165.108|America/Nome|
OOL|Gold Coast Airport|Gold Coast|AU|-28.166|153.513|Australia/Brisbane|
OOM|Snowy Mountains Airport|Cooma|AU|-36.293|148.971|Australia/Sydney|
OPF|Opa-locka Executive Airport|Miami|US|25.909|-80.274|America/New_York|
OPO|Porto Airport|Porto|PT|41.238|-8.670|Europe/Lisbon|francisco carneiro
OPP|Salinopolis|Salinópolis|BR|-0.694|-47.328|America/Belem|
OPS|Sinop Airport|Sinop|BR|-11.879|-55.582|America/Cuiaba|
OPU|Balimo Airport|Balimo|PG|-8.033|142.933|Pacific/Port_Moresby|
ORB|Orebro-Bofors Airport|Örebro|SE|59.226|15.048|Europe/Stockholm|
ORD|O'Hare International Airport|Chicago|US|41.977|-87.905|America/Chicago|
ORF|Norfolk International Airport|Norfolk|US|36.899|-76.206|America/New_York|
ORG|Zorg En Hoop Airport|Paramaribo|SR|5.809|-55.191|America/Paramaribo|
ORH|Worcester Regional Airport|Worcester|US|42.269|-71.874|America/New_York|
ORI|Port Lions Sea Plane Base|Port Lions|US|57.886|-152.844|America/Anchorage|
ORK|Cork Airport|Cork|IE|51.849|-8.490|Europe/Dublin|
ORN|Oran International Airport Ahmed Ben Bella|Es-Sénia|DZ|35.620|-0.606|Africa/Algiers|
ORQ|Norwalk Heliport||US|41.117|-73.367|America/New_York|
ORT|Northway Airport|Northway|US|62.962|-141.924|America/Anchorage|
ORV|Robert (Bob) Curtis Memorial Airport|Noorvik|US|66.817|-161.029|America/Anchorage|
ORY|Paris Orly Airport|Paris|FR|48.728|2.360|Europe/Paris|
ORZ|Orange Walk Airport|Orange Walk|BZ|18.047|-88.584|America/Belize|
OSD|Are Ostersund Airport|Östersund|SE|63.199|14.494|Europe/Stockholm|
OSI|Osijek Airport|Osijek|HR|45.466|18.807|Europe/Zagreb|klisa
OSJ|Ol Seki Airstrip||KE|-1.378|35.378|Africa/Nairobi|
OSL|Oslo Airport|Oslo|NO|60.194|11.100|Europe/Oslo|gardermoen
OSR|Mosnov Airport|Ostrava|CZ|49.696|18.121|Europe/Prague|leos janacek
OSS|Osh Airport|Osh|KG|40.608|72.786|Asia/Bishkek|
OST|Ostend-Bruges International Airport|Ostend|BE|51.200|2.864|Europe/Brussels|oostende
OSW|Orsk Airport|Orsk|RU|51.200|58.567|Asia/Yekaterinburg|
OSY|Namsos Airport|Namsos|NO|64.473|11.570|Europe/Oslo|
OTD|Contadora Airport|Contadora Island|PA|8.629|-79.035|America/Panama|
OTH|Southwest Oregon Regional Airport|North Bend|US|43.416|-124.246|America/Los_Angeles|
OTO|Otog Banner Wulan Airport|Wulan|CN|39.031|107.989|Asia/Shanghai|
OTP|Bucharest Henri Coanda International Airport|Bucharest|RO|44.571|26.077|Europe/Bucharest|otopeni
OTQ|Otog Front Banner Oljoq Airport|Otog Front Banner|CN|38.174|107.390|Asia/Shanghai|
OTZ|Ralph Wien Memorial Airport|Kotzebue|US|66.891|-162.603|America/Nome|
OUA|Ouagadougou International Airport|Ouagadougou|BF|12.355|-1.514|Africa/Ouagadougou|
OUD|Oujda Angads Airport|Ahl Angad|MA|34.783|-1.933|Africa/Casablanca|
OUI|Ouessant|Ushant|FR|48.592|-5.174|Europe/Paris|
OUL|Oulu Airport|Oulu|FI|64.930|25.375|Europe/Helsinki|
OUZ|Zouerate Airport|Zouérate|MR|22.733|-12.350|Africa/Nouakchott|
OVB|Novosibirsk International Airport (Tolmachevo)|Novosibirsk|RU|55.009|82.667|Asia/Novosibirsk|
OVD|Asturias Airport|Ranón|ES|43.559|-6.032|Europe/Madrid|
OVS|Sovetsky Airport|Sovetskiy|RU|61.332|63.602|Asia/Yekaterinburg|
OWB|Owensboro–Daviess County Airport|Owensboro|US|37.741|-87.166|America/Chicago|
OWE|Owendo Airport||GA|0.350|9.483|Africa/Libreville|
OXB|Osvaldo Vieira Airport|Bissau|GW|11.889|-15.657|Africa/Bissau|international
OYE|Oyem Airport|Oyem|GA|1.537|11.578|Africa/Libreville|
OYG|Moyo Airport|Moyo|UG|3.650|31.717|Africa/Kampala|
OYS|Yosemite National Park Airport||US|37.850|-119.550|America/Los_Angeles|
OZC|Labo Airport|Ozamiz|PH|8.182|123.845|Asia/Manila|
OZH|Zaporozhye Airport|Zaporizhia|UA|47.867|35.316|Europe/Kyiv|zaporizhzhia international
OZI|Bobadilla Airport||ES|37.663|-24.900|Atlantic/Azores|
OZU|Montilla Airport||ES|37.600|-4.633|Europe/Madrid|
OZZ|Ouarzazate Airport|Ouarzazate|MA|30.917|-6.917|Africa/Casablanca|
PAB|Bilaspur Airport|Bilaspur|IN|21.988|82.111|Asia/Kolkata|
PAC|Marcos A. Gelabert International Airport|Albrook|PA|8.971|-79.556|America/Panama|
PAD|Paderborn Lippstadt Airport|Paderborn|DE|51.610|8.620|Europe/Berlin|buren
PAE|Seattle Paine Field International Airport|Everett|US|47.910|-122.286|America/Los_Angeles|snohomish county
PAG|Pagadian Airport|Pagadian|PH|7.827|123.457|Asia/Manila|
PAH|Barkley Regional Airport|Paducah|US|37.061|-88.772|America/Chicago|
PAI|Pailin Airport||KH|12.083|102.600|Asia/Bangkok|
PAP|Toussaint Louverture International Airport|Port-au-Prince|HT|18.575|-72.295|America/Port-au-Prince|
PAR|Paris Metropolitan||FR|48.833|2.332|Europe/Paris|
PAS|Paros National Airport|Paros|GR|37.021|25.113|Europe/Athens|
PAT|Jay Prakash Narayan International Airport|Patna|IN|25.595|85.091|Asia/Kolkata|
PAV|Paulo Afonso Airport|Paulo Afonso|BR|-9.401|-38.250|America/Bahia|
PAZ|El Tajin National Airport|Poza Rica|MX|20.600|-97.461|America/Mexico_City|
PBC|Hermanos Serdan International Airport|Puebla|MX|19.135|-98.368|America/Mexico_City|
PBD|Porbandar Airport|Porbandar|IN|21.647|69.657|Asia/Kolkata|
PBG|Plattsburgh International Airport|Plattsburgh|US|44.659|-73.465|America/New_York|
PBH|Paro Airport|Paro|BT|27.433|89.417|Asia/Thimphu|international
PBI|President Donald J. Trump International Airport|West Palm Beach|US|26.683|-80.096|America/New_York|
PBJ|Paama Airport|Paama Island|VU|-16.433|168.217|Pacific/Efate|
PBK|Pack Creek Airport||US|57.800|-134.700|America/Juneau|
PBM|Zanderij International Airport|Zandery|SR|5.451|-55.191|America/Paramaribo|johan adolf pengel
PBO|Paraburdoo Airport|Paraburdoo|AU|-23.174|117.748|Australia/Perth|
PBR|Puerto Barrios Airport|Puerto Barrios|GT|15.731|-88.584|America/Guatemala|
PBS|Patong Beach Airport||TH|7.895|98.292|Asia/Bangkok|
PBU|Putao Airport|Putao|MM|27.333|97.417|Asia/Yangon|
PCE|Painter Creek Airport||US|57.164|-157.433|America/Anchorage|
PCG|Paso Caballos Airport|Paso Caballos|GT|17.260|-90.247|America/Guatemala|
PCL|Capitan Rolden Airport|Pucallpa|PE|-8.385|-74.575|America/Lima|cap fap david abenzur rengifo international
PCN|Picton Aerodrome|Koromiko|NZ|-41.343|173.960|Pacific/Auckland|
PCP|Principe Airport|São Tomé & Príncipe|ST|1.665|7.412|Africa/Sao_Tome|
PCR|Puerto Carreno Airport|Puerto Carreño|CO|6.183|-67.633|America/Bogota|german olano
PDA|Puerto Inirida Airport|Puerto Inírida|CO|3.883|-67.883|America/Bogota|obando cesar gaviria trujillo
PDB|Pedro Bay Airport|Pedro Bay|US|59.797|-154.130|America/Anchorage|
PDG|Minangkabau International Airport|Padang|ID|-0.787|100.281|Asia/Jakarta|
PDK|DeKalb Peachtree Airport|Atlanta|US|33.876|-84.302|America/New_York|
PDL|Joao Paulo II Airport|Ponta Delgada|PT|37.744|-25.696|Atlantic/Azores|
PDM|Capt. Justiniano Montenegro Airport|Pedasí|PA|7.553|-80.021|America/Panama|
PDO|Pendopo Airport|Talang Gudang-Sumatra Island|ID|-3.283|103.867|Asia/Jakarta|
PDP|Capitan de Corbeta Carlos A. Curbelo International Airport|Punta del Este|UY|-34.857|-55.093|America/Montevideo|
PDS|Piedras Negras International Airport|Piedras Negras|MX|28.629|-100.536|America/Matamoros|
PDT|Eastern Oregon Regional Airport|Pendleton|US|45.693|-118.843|America/Los_Angeles|
PDV|Plovdiv Airport|Plovdiv|BG|42.068|24.851|Europe/Sofia|international
PDX|Portland International Airport|Portland|US|45.589|-122.593|America/Los_Angeles|
PEC|Pelican Sea Plane Base|Pelican|US|57.960|-136.230|America/Juneau|
PED|Pardubice Airport|Pardubice|CZ|50.013|15.739|Europe/Prague|
PEE|Perm International Airport|Perm|RU|57.920|56.019|Asia/Yekaterinburg|
PEG|Perugia San Francesco d'Assisi – Umbria International Airport|Perugia|IT|43.133|12.367|Europe/Rome|
PEI|Matecana International Airport|Pereira|CO|4.816|-75.737|America/Bogota|
PEK|Beijing Capital International Airport|Beijing|CN|40.079|116.587|Asia/Shanghai|
PEM|Puerto Maldonado Airport|Puerto Maldonado|PE|-12.583|-69.233|America/Lima|padre aldamiz international
PEN|Penang International Airport|Penang|MY|5.293|100.265|Asia/Kuala_Lumpur|
PER|Perth Airport|Perth|AU|-31.934|115.960|Australia/Perth|international
PES|Petrozavodsk Airport|Petrozavodsk|RU|61.878|34.154|Europe/Moscow|
PET|Pelotas–João Simões Lopes Neto International Airport|Pelotas|BR|-31.718|-52.324|America/Sao_Paulo|
PEU|Puerto Lempira Airport|Puerto Lempira|HN|15.217|-83.767|America/Tegucigalpa|
PEV|Pécs-Pogány Airport|Pécs-Pogány|HU|45.991|18.241|Europe/Budapest|
PEW|Bacha Khan International Airport|Peshawar|PK|33.989|71.519|Asia/Karachi|
PEX|Pechora Airport|Pechora|RU|65.117|57.133|Europe/Moscow|
PEZ|Penza Airport|Penza|RU|53.119|45.023|Europe/Moscow|
PFA|Harbin Pingfang Airport|Harbin|CN|45.599|126.658|Asia/Shanghai|
PFB|Passo Fundo Airport|Passo Fundo|BR|-28.250|-52.333|America/Sao_Paulo|lauro kurtz
PFD|Port Frederick Airport||US|57.950|-135.650|America/Juneau|
PFO|Paphos International Airport|Paphos|CY|34.712|32.489|Asia/Nicosia|
PFQ|Parsabad Moghan Airport|Parsabad|IR|39.607|47.878|Asia/Tehran|
PFR|Ilebo Airport|Ilebo|CD|-4.317|20.583|Africa/Lubumbashi|
PGA|Page Airport|Page|US|36.926|-111.447|America/Phoenix|municipal
PGD|Charlotte County Airport|Punta Gorda|US|26.919|-81.991|America/New_York|
PGF|Llabanere Airport|Perpignan|FR|42.741|2.868|Europe/Paris|rivesaltes
PGG|Progresso Airport||BR|-6.954|-55.461|America/Santarem|
PGH|Pantnagar Airport|Pantnagar|IN|29.032|79.474|Asia/Kolkata|
PGK|Depati Amir Airport|Pangkal Pinang|ID|-2.164|106.137|Asia/Jakarta|
PGM|Port Graham Airport|Port Graham|US|59.350|-151.833|America/Anchorage|
PGQ|Pekaulang Buli Airport|Pekaulang|ID|0.917|128.383|Asia/Jayapura|
PGU|Ala'Marvdasht Airport|Khiyaroo|IR|27.384|52.736|Asia/Tehran|persian gulf international
PGV|Pitt-Greenville Airport|Greenville|US|35.633|-77.385|America/New_York|
PGZ|Comte Antonio Amilton Beraldo Airport|Ponta Grossa|BR|-25.186|-50.146|America/Sao_Paulo|comandante
PHB|Parnaiba-Prefeito Dr. Joao Silva Filho International Airport|Parnaíba|BR|-2.894|-41.731|America/Fortaleza|doutor
PHC|Port Harcourt International Airport|Port Harcourt|NG|5.007|6.950|Africa/Lagos|
PHE|Port Hedland International Airport|Port Hedland|AU|-20.378|118.632|Australia/Perth|
PHF|Newport News/Williamsburg International Airport|Newport News|US|37.130|-76.503|America/New_York|
PHH|Pokhara International Airport||NP|28.184|84.015|Asia/Kathmandu|
PHL|Philadelphia International Airport|Philadelphia|US|39.876|-75.243|America/New_York|
PHM|Boeblingen Airport||DE|48.683|9.000|Europe/Berlin|
PHO|Point Hope Airport|Point Hope|US|68.350|-166.800|America/Nome|
PHS|Phitsanulok Airport|Phitsanulok|TH|16.771|100.281|Asia/Bangkok|
PHU|Phu Vinh Airport|Phu Giao|VN|11.300|106.793|Asia/Ho_Chi_Minh|
PHW|Phalaborwa Airport|Phalaborwa|ZA|-23.934|31.156|Africa/Johannesburg|hendrik van eck
PHX|Phoenix Sky Harbor International Airport|Phoenix|US|33.435|-112.000|America/Phoenix|
PHY|Phetchabun Airport||TH|16.682|101.198|Asia/Bangkok|
PHZ|Phi Phi Island Airport||TH|8.167|98.283|Asia/Bangkok|
PIA|General Wayne A. Downing Peoria International Airport|Peoria|US|40.666|-89.690|America/Chicago|
PIB|Hattiesburg-Laurel Regional Airport|Moselle|US|31.468|-89.337|America/Chicago|
PIE|St. Petersburg-Clearwater International Airport|Pinellas Park|US|27.912|-82.695|America/New_York|
PIF|Pingtung Airport|Pingtung|TW|22.705|120.490|Asia/Taipei|north
PIH|Pocatello Regional Airport|Pocatello|US|42.910|-112.586|America/Boise|
PIK|Glasgow Prestwick Airport|Prestwick|GB|55.508|-4.611|Europe/London|
PIP|Pilot Point Airport|Pilot Point|US|57.564|-157.561|America/Anchorage|
PIR|Pierre Regional Airport|Pierre|US|44.380|-100.293|America/Chicago|
PIS|Poitiers-Biard Airport|Poitiers|FR|46.586|0.306|Europe/Paris|
PIT|Pittsburgh International Airport|Pittsburgh|US|40.496|-80.257|America/New_York|
PIU|Cap. FAP Guillermo Concha Iberico International Airport|Piura|PE|-5.202|-80.616|America/Lima|capitan
PIX|Pico Island Airport|Pico Island|PT|38.467|-28.300|Atlantic/Azores|
PIZ|Point Lay LRRS Airport|Point Lay|US|69.750|-163.167|America/Nome|
PJA|Pajala Airport||SE|67.246|23.069|Europe/Stockholm|
PJM|Puerto Jimenez Airport|Puerto Jimenez|CR|8.583|-83.333|America/Costa_Rica|
PJS|Port San Juan Airport||US|60.049|-148.064|America/Anchorage|
PKA|Napaskiak Sea Plane Base|Napaskiak|US|60.711|-161.758|America/Anchorage|
PKB|Wood County Airport|Parkersburg|US|39.346|-81.439|America/New_York|mid ohio valley regional
PKC|Petropavlovsk-Kamchatsky Airport|Petropavlovsk-Kamchatsky|RU|53.168|158.452|Asia/Kamchatka|yelizovo
PKE|Parkes Airport|Parkes|AU|-33.138|148.233|Australia/Sydney|
PKG|Pangkor Airport|Pangkor Island|MY|4.246|100.554|Asia/Kuala_Lumpur|
PKL|Pakatoa Island Airport||NZ|-36.796|175.196|Pacific/Auckland|
PKN|Iskandar Airport|Pangkalanbun|ID|-2.704|111.670|Asia/Pontianak|
PKP|Puka Puka Airport||PF|-14.750|-138.967|Pacific/Tahiti|
PKR|Pokhara International Airport|Pokhara|NP|28.190|84.015|Asia/Kathmandu|
PKS|Paksane Airport||LA|18.367|103.683|Asia/Vientiane|
PKU|Sultan Syarif Kasim II International Airport|Pekanbaru|ID|0.465|101.447|Asia/Jakarta|roesmin nurjadin afb
PKV|Pskov Airport|Pskov|RU|57.791|28.398|Europe/Moscow|
PKX|Beijing Daxing International Airport|Beijing|CN|39.510|116.408|Asia/Shanghai|
PKY|Tjilik Riwut Airport|Palangkaraya|ID|-2.224|113.946|Asia/Pontianak|
PKZ|Pakse Airport|Pakse|LA|15.136|105.781|Asia/Vientiane|international
PLJ|Placencia Airport|Placencia|BZ|16.537|-88.361|America/Belize|
PLM|Sultan Mahmud Badaruddin II Airport|Palembang|ID|-2.900|104.699|Asia/Jakarta|
PLN|Emmet County Airport|Pellston|US|45.571|-84.793|America/Detroit|regional
PLO|Port Lincoln Airport|Port Lincoln|AU|-34.603|135.875|Australia/Adelaide|
PLQ|Palanga International Airport|Palanga|LT|55.950|21.083|Europe/Vilnius|
PLS|Providenciales International Airport|Providenciales|TC|21.775|-72.263|America/Grand_Turk|
PLW|Mutiara Airport|Palu|ID|-0.919|119.910|Asia/Makassar|sis jufrie
PLX|Semey International Airport|Semey|KZ|50.333|80.250|Asia/Almaty|
PLZ|Chief Dawid Stuurman International Airport|Gqeberha|ZA|-33.984|25.611|Africa/Johannesburg|
PMC|El Tepual Airport|Puerto Montt|CL|-41.434|-73.098|America/Santiago|
PME|Portsmouth Airport||GB|50.800|-1.083|Europe/London|
PMF|Parma Airport|Parma|IT|44.822|10.295|Europe/Rome|
PMG|Ponta Pora International Airport|Ponta Porã|BR|-22.550|-55.700|America/Campo_Grande|
PMI|Palma de Mallorca Airport|Palma de Mallorca|ES|39.548|2.730|Europe/Madrid|
PMK|Palm Island Airport||AU|-18.752|146.579|Australia/Brisbane|
PMM|Phanom Sarakham Airport||TH|13.755|101.395|Asia/Bangkok|
PMO|Palermo-Punta Raisi Airport|Palermo|IT|38.187|13.105|Europe/Rome|falcone borsellino
PMQ|Perito Moreno Airport|Perito Moreno|AR|-46.536|-70.984|America/Argentina/Rio_Gallegos|
PMR|Palmerston North Airport|Palmerston North|NZ|-40.324|175.621|Pacific/Auckland|
PMU|Paimiut Sea Plane Base||US|61.983|-160.333|America/Anchorage|
PMV|Santiago Marino International Airport|Isla Margarita|VE|10.917|-63.969|America/Caracas|del caribe
PMW|Palmas–Brigadeiro Lysias Rodrigues International Airport|Palmas|BR|-10.295|-48.358|America/Araguaina|
PMY|El Tehuelche Airport|Puerto Madryn|AR|-42.733|-65.067|America/Argentina/Catamarca|
PNA|Pamplona Airport|Pamplona|ES|42.767|-1.639|Europe/Madrid|
PND|Punta Gorda Airport|Punta Gorda|BZ|16.102|-88.808|America/Belize|
PNF|Peterson's Point Airport||US|58.683|-156.833|America/Anchorage|
PNH|Phnom Penh International Airport|Phnom Penh|KH|11.552|104.846|Asia/Phnom_Penh|
PNI|Pohnpei Airport|Pohnpei Island|FM|6.981|158.203|Pacific/Pohnpei|international
PNK|Supadio International Airport|Pontianak|ID|-0.147|109.405|Asia/Pontianak|
PNL|Pantelleria Airport|Pantelleria|IT|36.814|11.966|Europe/Rome|
PNP|Girua Airport|Popondetta|PG|-8.807|148.309|Pacific/Port_Moresby|
PNQ|Pune International Airport|Pune|IN|18.581|73.921|Asia/Kolkata|lohagaon air force station
PNR|Pointe Noire Airport|Pointe Noire|CG|-4.816|11.884|Africa/Brazzaville|antonio agostinho neto international
PNS|Pensacola International Airport|Pensacola|US|30.476|-87.194|America/Chicago|
PNT|Teniente J. Gallardo Airport|Puerto Natales|CL|-51.669|-72.529|America/Punta_Arenas|lieutenant julio
PNY|Puducherry Airport|Puducherry|IN|11.969|79.813|Asia/Kolkata|pondicherry
PNZ|Petrolina International Airport|Petrolina|BR|-9.366|-40.566|America/Recife|senador nilo coelho
POA|Porto Alegre International Airport Salgado Filho|Porto Alegre|BR|-29.990|-51.177|America/Sao_Paulo|
POG|Port Gentil Airport|Port Gentil|GA|-0.720|8.754|Africa/Libreville|
POL|Pemba Airport|Pemba|MZ|-12.988|40.523|Africa/Maputo|
POM|Jacksons International Airport|Port Moresby|PG|-9.444|147.214|Pacific/Port_Moresby|
POP|Gregorio Luperón International Airport|Puerto Plata|DO|19.755|-70.563|America/Santo_Domingo|
POQ|Polk Inlet Airport||US|55.350|-132.500|America/Sitka|
POR|Pori Airport|Pori|FI|61.469|21.791|Europe/Helsinki|
POS|Piarco International Airport|Port of Spain|TT|10.602|-61.339|America/Port_of_Spain|
POZ|Poznan–Lawica Airport|Poznań|PL|52.414|16.829|Europe/Warsaw|ławica
PPB|A. De Barros Airport|Presidente Prudente|BR|-22.100|-51.450|America/Sao_Paulo|
PPD|Palmas Del Mar Air Strip||PR|18.150|-65.833|America/Puerto_Rico|
PPE|Puerto Penasco Airport|Puerto Peñasco|MX|31.352|-113.305|America/Hermosillo|
PPG|Pago Pago International Airport|Pago Pago|AS|-14.326|-170.696|Pacific/Pago_Pago|
PPK|Petropavlovsk Airport|Petropavl|KZ|54.783|69.183|Asia/Almaty|
PPN|Guillermo Leon Valencia Airport|Popayán|CO|2.453|-76.610|America/Bogota|
PPO|Powell Point Seaplane Base||BS|24.840|-76.339|America/Nassau|
PPP|Whitsunday Coast Airport|Proserpine|AU|-20.489|148.552|Australia/Brisbane|
PPS|Puerto Princesa International Airport|Puerto Princesa|PH|9.740|118.757|Asia/Manila|paf antonio bautista air base
PPT|Tahiti Faa'a Airport|Papeete|PF|-17.560|-149.609|Pacific/Tahiti|international
PPV|Port Protection Airport|Port Protection|US|56.333|-133.667|America/Sitka|
PPW|Papa Westray Airport|Papa Westray|GB|59.351|-2.899|Europe/London|
PQC|Phu Quoc Airport|Phu Quoc Island|VN|10.163|103.998|Asia/Ho_Chi_Minh|international
PQI|Presque Isle International Airport|Presque Isle|US|46.685|-68.047|America/New_York|
PQQ|Port Macquarie Airport|Port Macquarie|AU|-31.431|152.867|Australia/Sydney|
PQS|Pilot Station Airport|Pilot Station|US|61.935|-162.891|America/Nome|
PQT|Qeqertaq Heliport|Qeqertaq|GL|69.999|-51.304|America/Nuuk|
PRA|General Justo Jose de Urquiza Airport|Parana|AR|-31.795|-60.480|America/Argentina/Cordoba|
PRC|Prescott Airport|Prescott|US|34.650|-112.424|America/Phoenix|international ernest love field
PRF|Port Johnson Airport||US|55.133|-132.000|America/Sitka|
PRG|Vaclav Havel Airport Prague|Prague|CZ|50.106|14.267|Europe/Prague|
PRI|Praslin Island Airport|Grand Anse|SC|-4.324|55.692|Indian/Mahe|
PRJ|Capri Airport||IT|40.550|14.233|Europe/Rome|
PRM|Portimao Airport|Portimão|PT|37.148|-8.581|Europe/Lisbon|
PRN|Pristina International Airport|Prishtina|XK|42.574|21.036|Europe/Belgrade|adem jashari
PRT|Point Retreat Coast Guard Heliport||US|58.350|-134.550|America/Juneau|
PSA|Pisa International Airport|Pisa|IT|43.699|10.400|Europe/Rome|
PSC|Tri-Cities Airport|Pasco|US|46.259|-119.115|America/Los_Angeles|
PSE|Mercedita Airport|Ponce|PR|18.011|-66.564|America/Puerto_Rico|
PSG|Petersburg Municipal Airport|Petersburg|US|56.804|-132.942|America/Sitka|james johnson
PSM|Portsmouth International Airport at Pease|Portsmouth|US|43.180|-70.883|America/New_York|
PSO|Antonio Nariño Airport|Chachagüí|CO|1.467|-77.250|America/Bogota|
PSP|Palm Springs International Airport|Palm Springs|US|33.823|-116.508|America/Los_Angeles|
PSR|Abruzzo Airport|Pescara|IT|42.437|14.187|Europe/Rome|
PSS|Posadas Airport|Posadas|AR|-27.384|-55.968|America/Argentina/Cordoba|libertador gral jose san martin
PSU|Putussibau Airport|Putussibau-Borneo Island|ID|0.833|112.933|Asia/Pontianak|pangsuma
PSY|Port Stanley Airport|Stanley|FK|-51.700|-57.850|Atlantic/Stanley|
PSZ|Puerto Suarez Airport|Puerto Suárez|BO|-18.980|-57.824|America/La_Paz|capitan salvador ogaya
PTA|Port Alsworth Airport|Port Alsworth|US|60.203|-154.319|America/Anchorage|
PTD|Port Alexander Airport|Port Alexander|US|56.250|-134.650|America/Sitka|
PTF|Malololailai Airport|Malolo Lailai Island|FJ|-17.783|177.217|Pacific/Fiji|
PTG|Polokwane International Airport|Polokwane|ZA|-23.845|29.459|Africa/Johannesburg|
PTH|Port Heiden Airport|Port Heiden|US|56.957|-158.637|America/Anchorage|
PTI|Port Douglas Airport||AU|-16.486|145.464|Australia/Brisbane|
PTJ|Portland Airport (Victoria)||AU|-38.319|141.470|Australia/Melbourne|
PTO|Juvenal Loureiro Cardoso Airport|Pato Branco|BR|-26.217|-52.667|America/Sao_Paulo|
PTP|Pointe-a-Pitre International Airport|Pointe-à-Pitre|GP|16.270|-61.527|America/Guadeloupe|raizet
PTR|Pleasant Harbor Airport||US|57.750|-152.833|America/Anchorage|
PTU|Platinum Airport|Platinum|US|59.011|-161.817|America/Anchorage|
PTY|Tocumen International Airport|Tocumen|PA|9.067|-79.388|America/Panama|
PTZ|Pastaza Airport|Shell Mera|EC|-1.505|-78.063|America/Guayaquil|
PUB|Pueblo Memorial Airport|Pueblo|US|38.284|-104.495|America/Denver|
PUD|Puerto Deseado Airport|Puerto Deseado|AR|-47.750|-65.917|America/Argentina/Rio_Gallegos|
PUF|Pau-Pyrenees Airport|Pau|FR|43.382|-0.414|Europe/Paris|
PUG|Port Augusta Airport||AU|-32.500|137.767|Australia/Adelaide|
PUH|Pochutla Airport||MX|15.733|-96.467|America/Mexico_City|
PUJ|Punta Cana International Airport|Punta Cana|DO|18.562|-68.364|America/Santo_Domingo|
PUM|Pomala Airport||ID|-4.183|121.617|Asia/Makassar|
PUQ|Pres Ibanez Airport|Punta Arenas|CL|-53.005|-70.843|America/Punta_Arenas|president carlos del campo international
PUR|Puerto Rico Airport|Puerto Rico|BO|-11.113|-67.520|America/La_Paz|
PUS|Gimhae International Airport|Busan|KR|35.179|128.949|Asia/Seoul|
PUU|Puerto Asis Airport|Puerto Asís|CO|0.533|-76.533|America/Bogota|tres mayo
PUW|Pullman–Moscow Regional Airport|Pullman|US|46.745|-117.105|America/Los_Angeles|
PUY|Pula Airport|Pula|HR|44.892|13.924|Europe/Zagreb|
PUZ|Puerto Cabezas Airport|Puerto Cabezas|NI|14.045|-83.384|America/Managua|
PVA|Providencia Airport|Providencia|CO|13.350|-81.350|America/Bogota|embrujo
PVD|T. F. Green Airport|Warwick|US|41.726|-71.436|America/New_York|theodore francis state
PVG|Shanghai Pudong International Airport|Shanghai|CN|31.152|121.800|Asia/Shanghai|
PVH|Porto Velho International Airport|Porto Velho|BR|-8.714|-63.898|America/Porto_Velho|governador jorge teixeira oliveira
PVK|Aktion Airport|Preveza|GR|38.926|20.766|Europe/Athens|national
PVN|Pleven Airport||BG|43.417|24.617|Europe/Sofia|
PVR|Gustavo Diaz Ordaz International Airport|Ciudad de Puerto Vallarta|MX|20.678|-105.249|America/Mexico_City|aeropuerto internacional lic
PVU|Provo Airport|Provo|US|40.218|-111.722|America/Denver|utah lake international
PVZ|Casement Airport||US|41.717|-81.250|America/New_York|
PWE|Pevek Airport|Apapelgino|RU|69.783|170.600|Asia/Anadyr|
PWM|Portland International Jetport|Portland|US|43.647|-70.310|America/New_York|
PWQ|Pavlodar Airport|Pavlodar|KZ|52.183|77.067|Asia/Almaty|
PXH|Prominent Hill Airport|Mount Eba|AU|-29.710|135.527|Australia/Adelaide|
PXM|Puerto Escondido Airport|Puerto Escondido|MX|15.850|-97.083|America/Mexico_City|international
PXO|Porto Santo Airport|Vila Baleira|PT|33.070|-16.345|Atlantic/Madeira|
PXR|Surin Airport|Surin|TH|14.867|103.500|Asia/Bangkok|
PXS|Puerto De Santa Maria Airport||ES|36.600|-6.217|Europe/Madrid|
PXU|Pleiku Airport|Pleiku|VN|14.006|108.009|Asia/Ho_Chi_Minh|
PYG|Pakyong Airport|Pakyong|IN|27.233|88.588|Asia/Kolkata|
PYJ|Polyarnyj Airport|Yakutia|RU|66.417|112.050|Asia/Yakutsk|polyarny
PYK|Payam|Karaj|IR|35.892|50.886|Asia/Tehran|international airport
PYT|Paracatu Airport|Paracatu|BR|-17.331|-47.014|America/Sao_Paulo|
PZB|Pietermaritzburg Airport|Pietermaritzburg|ZA|-29.643|30.397|Africa/Johannesburg|
PZE|Penzance Heliport||GB|50.128|-5.518|Europe/London|
PZH|Zhob Airport|Fort Sandeman|PK|31.358|69.464|Asia/Karachi|
PZI|Pan Zhi Hua Bao An Ying|Panzhihua|CN|26.539|101.794|Asia/Shanghai|anying airport
PZO|Manuel Carlos Piar Guayana Airport|Puerto Ordaz-Ciudad Guayana|VE|8.287|-62.759|America/Caracas|general international
PZU|Port Sudan New International Airport|Port Sudan|SD|19.578|37.214|Africa/Khartoum|
QBC|Bella Coola Airport|Bella Coola|CA|52.333|-126.667|America/Vancouver|
QCU|Akunnaaq Heliport|Akunnaaq|GL|68.750|-52.333|America/Nuuk|
QEA|Aarhus Sea Airport||DK|56.152|10.248|Europe/Copenhagen|
QEC|Copenhagen Sea Airport||DK|55.691|12.600|Europe/Copenhagen|
QFG|Eqalugaarsuit Heliport|Eqalugaarsuit|GL|60.620|-45.913|America/Nuuk|
QFI|Iginniarfik Heliport|Iginniarfik|GL|68.146|-53.169|America/Nuuk|
QFN|Narsaq Kujalleq Heliport||GL|60.005|-44.658|America/Nuuk|
QFX|Igaliku Heliport|Igaliku|GL|60.991|-45.421|America/Nuuk|
QGQ|Attu Heliport|Attu|GL|67.941|-53.623|America/Nuuk|
QGY|Gyor-Per International Airport||HU|47.627|17.808|Europe/Budapest|
QHV|Novo Hamburgo|Novo Hamburgo|BR|-29.811|-51.217|America/Sao_Paulo|
QJE|Kitsissuarsuit Heliport|Kitsissuarsuit|GL|68.858|-53.123|America/Nuuk|
QLX|Lauterach Airport||AT|47.483|9.733|Europe/Vienna|
QMA|Anholt||DK|56.839|11.608|Europe/Copenhagen|
QNC|Neuchatel railway station||CH|46.997|6.936|Europe/Zurich|
QOQ|Saarloq Heliport|Saarloq|GL|60.538|-46.025|America/Nuuk|
QOW|Sam Mbakwe International Airport|Owerri|NG|5.428|7.202|Africa/Lagos|
QQW|London Waterloo railway station||GB|51.503|-0.115|Europe/London|
QRE|Carazinho||BR|-28.364|-52.956|America/Sao_Paulo|
QRO|Queretaro Intercontinental Airport|Querétaro|MX|20.617|-100.186|America/Mexico_City|
QRW|Osubi Airstrip|Warri|NG|5.594|5.819|Africa/Lagos|airport
QRY|Ikerasaarsuk Heliport|Ikerassaarsuk|GL|68.141|-53.441|America/Nuuk|
QSF|Setif Airport|Sétif|DZ|36.181|5.331|Africa/Algiers|ain arnat
QSR|Salerno Costa d'Amalfi Airport|Salerno|IT|40.620|14.921|Europe/Rome|
QSZ|Shache Yeerqiang Airport|Shache|CN|38.245|77.060|Asia/Shanghai|
QTX|Charlevoix Municipal||US|45.348|-85.348|America/Detroit|
QUO|Akwa Ibom Airport|Uyo|NG|4.876|8.086|Africa/Lagos|international
QUP|Saqqaq Heliport||GL|70.050|-52.000|America/Nuuk|
QUU|Uetersen Airport||DE|53.648|9.709|Europe/Berlin|
QUV|Aappilattoq Heliport (Kujalleq)|Aappilattoq|GL|60.152|-44.288|America/Nuuk|
QUW|Ammassivik Heliport|Ammassivik|GL|60.596|-45.377|America/Nuuk|
QXC|Caxias||BR|-4.870|-43.356|America/Fortaleza|
RAB|Tokua Airport|Kokopo|PG|-4.342|152.376|Pacific/Port_Moresby|
RAE|Arar Airport|Arar|SA|30.903|41.137|Asia/Riyadh|domestic
RAH|Rafha Airport|Rafha|SA|29.623|43.489|Asia/Riyadh|domestic
RAI|Nelson Mandela International Airport|Praia|CV|14.945|-23.487|Atlantic/Cape_Verde|
RAJ|Rajkot Airport|Rajkot|IN|22.309|70.782|Asia/Kolkata|
RAK|Marrakech Menara Airport|Marrakech|MA|31.602|-8.027|Africa/Casablanca|
RAM|Ramingining Airport||AU|-12.356|134.898|Australia/Darwin|
RAO|Dr. Leite Lopes State Airport|Ribeirão Preto|BR|-21.139|-47.776|America/Sao_Paulo|
RAP|Rapid City Regional Airport|Rapid City|US|44.038|-103.061|America/Denver|
RAR|Rarotonga Airport|Avarua|CK|-21.200|-159.799|Pacific/Rarotonga|international
RAS|Rasht Airport|Rasht|IR|37.322|49.620|Asia/Tehran|sardar jangal
RAU|Rangpur Airport||BD|25.700|89.367|Asia/Dhaka|
RAY|Rothsay Heliport||GB|55.833|-3.967|Europe/London|
RBA|Rabat Sale Airport|Rabat|MA|34.036|-6.749|Africa/Casablanca|
RBB|Borba Airport|Borba|BR|-4.400|-59.583|America/Manaus|
RBN|Fort Jefferson Airport||US|24.617|-82.867|America/New_York|
RBQ|Rurrenabaque Airport|Rurrenabaque|BO|-14.450|-67.550|America/La_Paz|
RBR|Rio Branco-Plácido de Castro International Airport|Rio Branco|BR|-9.967|-67.800|America/Rio_Branco|
RBV|Ramata Airport|Ramata|SB|-8.166|157.639|Pacific/Guadalcanal|
RBY|Ruby Airport|Ruby|US|64.730|-155.461|America/Anchorage|
RCB|Richards Bay Airport|Richards Bay|ZA|-28.741|32.093|Africa/Johannesburg|
RCE|Roche Harbor Airport|Roche Harbor|US|48.583|-123.167|America/Los_Angeles|
RCH|Riohacha Airport|Riohacha|CO|11.529|-72.924|America/Bogota|almirante padilla
RCM|Richmond Airport||AU|-20.700|143.117|Australia/Brisbane|
RCP|Cinder Park Airport||US|57.083|-157.806|America/Anchorage|
RDD|Redding Municipal Airport|Redding|US|40.506|-122.300|America/Los_Angeles|
RDL|Al Bardawil International Airport|El Hassana|EG|30.410|33.152|Africa/Cairo|
RDM|Roberts Field Redmond Municipal Airport|Redmond|US|44.252|-121.160|America/Los_Angeles|
RDO|Warsaw Radom Airport|Radom|PL|51.389|21.214|Europe/Warsaw|
RDP|Kazi Nazrul Islam Airport|Durgapur|IN|23.621|87.243|Asia/Kolkata|
RDU|Raleigh-Durham International Airport|Raleigh|US|35.874|-78.791|America/New_York|
RDV|Red Devil Airport|Red Devil|US|61.787|-157.347|America/Anchorage|
RDZ|Marcillac Airport|Rodez|FR|44.411|2.484|Europe/Paris|
REC|Recife International Airport|Recife|BR|-8.132|-34.918|America/Recife|guararapes gilberto freyre
REG|Tito Menniti Airport|Reggio Calabria|IT|38.075|15.651|Europe/Rome|
REH|Rehoboth Beach Airport||US|38.700|-75.100|America/New_York|
REL|Trelew Airport|Rawson|AR|-43.233|-65.323|America/Argentina/Catamarca|almirante marco andres zar
REN|Orenburg Airport|Orenburg|RU|51.791|55.457|Asia/Yekaterinburg|central
REP|Siem Reap International Airport|Siem Reap|KH|13.411|103.813|Asia/Phnom_Penh|
RER|Retalhuleu Airport|Retalhuleu|GT|14.521|-91.697|America/Guatemala|
RES|Resistencia Airport|Resistencia|AR|-27.451|-59.051|America/Argentina/Cordoba|international
RET|Rost Airport|Røst|NO|67.483|12.083|Europe/Oslo|
REU|Reus Airport|Reus|ES|41.146|1.153|Europe/Madrid|
REW|Rewa Airport|Rewa|IN|24.533|81.300|Asia/Kolkata|chorhata
REX|Gen Lucio Blanco International Airport|Reynosa|MX|26.011|-98.228|America/Matamoros|general
RFD|Chicago Rockford International Airport|Chicago|US|42.202|-89.095|America/Chicago|
RFP|Raiatea Airport|Uturoa|PF|-16.725|-151.467|Pacific/Tahiti|
RGA|Hermes Quijada Airport|Rio Grande|AR|-53.779|-67.750|America/Argentina/Ushuaia|gobernador ramon trejo noel international
RGI|Rangiroa Airport||PF|-14.956|-147.659|Pacific/Tahiti|
RGL|Piloto N. Fernandez Airport|Rio Gallegos|AR|-51.617|-69.283|America/Argentina/Rio_Gallegos|civil
RGN|Yangon International Airport|Yangon|MM|16.900|96.134|Asia/Yangon|
RGO|Chongjin Orang Airport|Hoemun-ri|KP|41.428|129.647|Asia/Pyongyang|
RHD|Termas de Rio Hondo Airport|Termas de Río Hondo|AR|-27.533|-64.950|America/Argentina/Cordoba|international
RHI|Oneida County Airport|Rhinelander|US|45.626|-89.463|America/Chicago|
RHO|Rhodes Airport|Rodes Island|GR|36.402|28.091|Europe/Athens|diagoras
RHT|Alxa Right Banner Badanjilin Airport|Badanjilin|CN|39.213|101.644|Asia/Shanghai|
RIA|Santa Maria Airport|Santa Maria|BR|-29.711|-53.688|America/Sao_Paulo|
RIB|Riberalta Airport|Riberalta|BO|-11.007|-66.093|America/La_Paz|
RIC|Richmond International Airport (Byrd Field)|Richmond|US|37.506|-77.323|America/New_York|
RIH|Scarlett Martinez International Airport|Río Hato|PA|8.371|-80.128|America/Panama|
RIS|Rishiri Airport|Rishiri|JP|45.183|141.250|Asia/Tokyo|
RIT|Rio Tigre Airport||PA|7.833|-80.800|America/Panama|
RIW|Riverton Airport|Riverton|US|43.064|-108.457|America/Denver|central wyoming regional
RIX|Riga International Airport|Riga|LV|56.922|23.980|Europe/Riga|
RIY|Riyan Airport|Riyan|YE|14.667|49.374|Asia/Aden|mukalla international
RIZ|Rizhao Shanzihe Airport|Rizhao|CN|35.401|119.317|Asia/Shanghai|
RJA|Rajahmundry Airport|Madhurapudi|IN|17.110|81.821|Asia/Kolkata|
RJH|Rajshahi Airport|Rajshahi|BD|24.433|88.617|Asia/Dhaka|shah mokhdum
RJK|Rijeka Airport|Rijeka|HR|45.216|14.568|Europe/Zagreb|omisalj
RJM|Marinda Airport|Waisai|ID|-0.423|130.773|Asia/Jayapura|
RJN|Rafsanjan Airport|Rafsanjan|IR|30.297|56.057|Asia/Tehran|
RKC|Yreka Airport||US|41.733|-122.633|America/Los_Angeles|
RKD|Knox County Regional Airport|Rockland|US|44.059|-69.098|America/New_York|
RKE|Roskilde Airport|Copenhagen|DK|55.590|12.128|Europe/Copenhagen|
RKI|Rokot Airport|Sipura Island|ID|-2.094|99.699|Asia/Jakarta|
RKS|Southwest Wyoming Regional Airport|Rock Springs|US|41.598|-109.072|America/Denver|
RKT|Ras Al Khaimah International Airport|Ras Al Khaimah|AE|25.617|55.941|Asia/Dubai|
RKV|Reykjavik Domestic Airport|Reykjavik|IS|64.131|-21.932|Atlantic/Reykjavik|
RKZ|Shigatse Peace Airport|Xigazê|CN|29.352|89.310|Asia/Shanghai|air base
RLG|Rostock–Laage Airport|Rostock|DE|53.920|12.267|Europe/Berlin|
RLI|Reilly Army Heliport||US|33.667|-85.850|America/Chicago|
RLK|Bayannur Tianjitai Airport|Bavannur|CN|40.926|107.739|Asia/Shanghai|
RLU|Bornite Upper Airport||US|67.750|-156.000|America/Anchorage|
RMA|Roma Airport|Roma|AU|-26.544|148.779|Australia/Brisbane|
RMF|Marsa Alam International Airport|Marsa Alam|EG|25.556|34.593|Africa/Cairo|
RMI|Federico Fellini International Airport|Rimini|IT|44.023|12.620|Europe/Rome|
RML|Ratmalana Airport|Colombo|LK|6.819|79.888|Asia/Colombo|
RMO|Chisinau International Airport|Chişinău|MD|46.935|28.935|Europe/Chisinau|
RMP|Rampart Airport|Rampart|US|65.508|-150.140|America/Anchorage|
RMQ|Taichung International Airport|Taichung|TW|24.255|120.601|Asia/Taipei|ching chuang kang air base
RMT|Rimatara Airport|Rimatara Island|PF|-22.639|-152.805|Pacific/Tahiti|
RMU|Murcia-Corvera Airport|Corvera|ES|37.803|-1.125|Europe/Madrid|region international
RMZ|Tobolsk Remezov Airport|Tobolsk|RU|58.058|68.349|Asia/Yekaterinburg|
RNB|Kallinge Airport|Ronneby|SE|56.258|15.261|Europe/Stockholm|
RNJ|Yoron Airport|Yoron|JP|27.042|128.406|Asia/Tokyo|
RNL|Rennell Airport|Rennell Island|SB|-11.550|160.063|Pacific/Guadalcanal|
RNN|Bornholm Airport|Rønne|DK|55.064|14.758|Europe/Copenhagen|
RNO|Reno/Tahoe International Airport|Reno|US|39.506|-119.776|America/Los_Angeles|
RNP|Rongelap Airport|Rongelap Island|MH|11.150|166.883|Pacific/Majuro|
RNS|Airport Rennes Bretagne|Rennes|FR|48.068|-1.726|Europe/Paris|saint jacques lande
ROA|Roanoke-Blacksburg Regional Airport|Roanoke|US|37.321|-79.970|America/New_York|
ROB|Roberts International Airport|Monrovia|LR|6.240|-10.359|Africa/Monrovia|
ROC|Greater Rochester International Airport|Rochester|US|43.128|-77.665|America/New_York|frederick douglass
ROI|Roi Et Airport|Roi Et|TH|16.117|103.774|Asia/Bangkok|
ROK|Rockhampton Airport|Rockhampton|AU|-23.378|150.478|Australia/Brisbane|
ROO|Rondonopolis Airport|Rondonópolis|BR|-16.433|-54.717|America/Cuiaba|maestro marinho franco
ROP|Rota Airport|Rota Island|MP|14.172|145.244|Pacific/Saipan|international
ROR|Airai Airport|Babelthuap Island|PW|7.364|134.533|Pacific/Palau|
ROS|Aeropuerto Internacional de Rosario Islas Malvinas|Rosario|AR|-32.933|-60.783|America/Argentina/Cordoba|international airport
ROT|Rotorua International Airport|Rotorua|NZ|-38.110|176.317|Pacific/Auckland|regional
ROV|Platov International Airport|Rostov-on-Don|RU|47.491|39.929|Europe/Moscow|
ROW|Roswell International Air Center|Roswell|US|33.305|-104.526|America/Denver|airport
RPR|Swami Vivekananda Airport|Raipur|IN|21.185|81.740|Asia/Kolkata|
RQA|Ruoqiang Loulan Airport|Ruoqiang Town|CN|38.975|88.008|Asia/Urumqi|
RRA|Ronda Airport||ES|36.750|-5.167|Europe/Madrid|
RRG|Rodrigues Island Airport|Port Mathurin|MU|-19.750|63.350|Indian/Mauritius|sir charles gaetan duval
RRR|Raroia Airport|Raroia|PF|-16.045|-142.476|Pacific/Tahiti|
RRS|Roros Airport|Røros|NO|62.579|11.346|Europe/Oslo|
RSA|Santa Rosa Airport|Santa Rosa|AR|-36.567|-64.267|America/Argentina/Salta|
RSG|Serra Pelada Airport||BR|-5.950|-49.650|America/Belem|
RSH|Russian Mission Airport|Russian Mission|US|61.783|-161.319|America/Anchorage|
RSI|Red Sea International Airport|Hanak|SA|25.630|37.078|Asia/Riyadh|
RSJ|Rosario Sea Plane Base|Rosario|US|48.646|-122.870|America/Los_Angeles|
RSP|Raspberry Strait Airport||US|58.167|-154.833|America/Anchorage|
RST|Rochester International Airport|Rochester|US|43.911|-92.490|America/Chicago|
RSU|Yeosu Airport|Yeosu|KR|34.842|127.613|Asia/Seoul|
RSW|Southwest Florida International Airport|Fort Myers|US|26.528|-81.755|America/New_York|
RTA|Rotuma Island Airport|Rotuma|FJ|-12.482|177.071|Pacific/Fiji|
RTB|Roatan Airport|Coxen Hole|HN|16.318|-86.527|America/Tegucigalpa|juan manuel galvez international
RTD|Rotunda Airport||US|26.867|-82.267|America/New_York|
RTG|Frans Sales Lega Airport|Satar Tacik|ID|-8.597|120.478|Asia/Makassar|
RTM|Rotterdam The Hague Airport|Rotterdam|NL|51.949|4.434|Europe/Amsterdam|
RUA|Arua Airport|Arua|UG|3.033|30.933|Africa/Kampala|
RUH|King Khaled International Airport|Riyadh|SA|24.959|46.703|Asia/Riyadh|
RUL|Maavarulu Airport|Maavaarulu|MV|0.337|73.511|Indian/Maldives|
RUN|Reunion Roland Garros Airport|Sainte-Marie|RE|-20.892|55.512|Indian/Reunion|
RUR|Rurutu Airport||PF|-22.433|-151.333|Pacific/Tahiti|
RUS|Marau Sound Airport|Marau|SB|-9.862|160.825|Pacific/Guadalcanal|
RUT|Rutland Airport|Rutland|US|43.529|-72.948|America/New_York|southern vermont regional
RVE|Saravena Airport|Saravena|CO|6.917|-71.900|America/Bogota|
RVK|Rorvik Airport, Ryumsjoen|Rørvik|NO|64.883|11.233|Europe/Oslo|ryum
RVN|Rovaniemi Airport|Rovaniemi|FI|66.559|25.830|Europe/Helsinki|
RVV|Raivavae Airport||PF|-23.885|-147.662|Pacific/Tahiti|
RWB|Rowan Bay Airport||US|56.750|-134.133|America/Sitka|
RWN|Rovno Airport|Rivne|UA|50.600|26.150|Europe/Kyiv|international
RWS|Sumare Airport||BR|-22.801|-47.192|America/Sao_Paulo|
RXS|Roxas City Airport|Roxas City|PH|11.601|122.749|Asia/Manila|
RYB|Rybinsk Airport|Rybinsk|RU|58.133|38.867|Europe/Moscow|staroselye
RYK|Rahim Yar Khan Airport|Rahim Yar Khan|PK|28.392|70.287|Asia/Karachi|shaikh zaid
RYO|Rio Turbio Airport|Rio Turbio|AR|-51.604|-72.220|America/Argentina/Rio_Gallegos|
RZE|Rzeszow International Airport|Rzeszów|PL|50.115|22.031|Europe/Warsaw|jasionka
RZR|Ramsar Airport|Ramsar|IR|36.905|50.682|Asia/Tehran|
RZV|Rize–Artvin Airport|Rize|TR|41.169|40.829|Europe/Istanbul|
SAB|J. Yrausquin Airport|Saba|BQ|17.650|-63.217|America/Kralendijk|
SAE|Saattut Heliport|Saattut|GL|70.811|-51.632|America/Nuuk|
SAF|Santa Fe Regional Airport|Santa Fe|US|35.617|-106.088|America/Denver|municipal
SAG|Shirdi Airport|Kakadi|IN|19.689|74.379|Asia/Kolkata|
SAH|Sana'a International Airport|Sana'a|YE|15.474|44.225|Asia/Aden|
SAI|Siem Reap–Angkor International Airport|Siem Reap|KH|13.376|104.221|Asia/Phnom_Penh|
SAJ|Sirajganj Airport||BD|24.417|89.783|Asia/Dhaka|
SAL|El Salvador International Airport|San Salvador|SV|13.445|-89.057|America/El_Salvador|monsenor oscar arnulfo romero
SAN|San Diego International Airport|San Diego|US|32.732|-117.197|America/Los_Angeles|
SAP|Ramon Villeda Morales International Airport|San Pedro Sula|HN|15.456|-87.928|America/Tegucigalpa|
SAQ|San Andros Airport|Andros Island|BS|25.050|-78.050|America/Nassau|
SAT|San Antonio International Airport|San Antonio|US|29.525|-98.473|America/Chicago|
SAV|Savannah/Hilton Head International Airport|Savannah|US|32.136|-81.211|America/New_York|
SAW|Sabiha Gokcen International Airport|Pendik|TR|40.905|29.309|Europe/Istanbul|istanbul
SBA|Santa Barbara Municipal Airport|Santa Barbara|US|34.433|-119.836|America/Los_Angeles|
SBD|San Bernadino International Airport|San Bernardino|US|34.098|-117.243|America/Los_Angeles|
SBH|St. Barthelemy Airport|Gustavia|BL|17.904|-62.844|America/St_Barthelemy|saint remy haenen
SBN|South Bend International Airport|South Bend|US|41.701|-86.313|America/Indiana/Indianapolis|regional
SBP|San Luis Obispo County Regional Airport|San Luis Obispo|US|35.239|-120.641|America/Los_Angeles|
SBR|Saibai Island Airport|Saibai Island|AU|-9.383|142.633|Australia/Brisbane|
SBT|Sabetta International Airport|Sabetta|RU|71.217|72.050|Asia/Yekaterinburg|
SBW|Sibu Airport|Sibu|MY|2.255|111.987|Asia/Kuching|
SBY|Wicomico Regional Airport|Salisbury|US|38.343|-75.517|America/New_York|ocean city
SBZ|Sibiu Airport|Sibiu|RO|45.790|24.094|Europe/Bucharest|international
SCC|Prudhoe Bay/Deadhorse Airport|Deadhorse|US|70.197|-148.464|America/Anchorage|
SCE|University Park Airport|State College|US|40.854|-77.848|America/New_York|
SCJ|Smith Cove Airport||US|55.417|-132.333|America/Sitka|
SCK|Stockton Metropolitan Airport|Stockton|US|37.894|-121.239|America/Los_Angeles|
SCL|Santiago International Airport|Santiago|CL|-33.397|-70.793|America/Santiago|comodoro arturo merino benitez
SCM|Scammon Bay Sea Plane Base|Scammon Bay|US|61.846|-165.594|America/Nome|airport
SCN|Saarbruecken Airport|Saarbrücken|DE|49.220|7.113|Europe/Berlin|
SCO|Aktau International Airport|Aktau|KZ|43.857|51.089|Asia/Aqtau|
SCQ|Santiago De Compostela Airport|Santiago de Compostela|ES|42.897|-8.420|Europe/Madrid|rosalia castro
SCR|Sälen/Scandinavian Mountains Airport|Malung-Sälen|SE|61.159|12.840|Europe/Stockholm|
SCT|Socotra Airport|Socotra Islands|YE|12.628|53.909|Asia/Aden|international
SCU|Antonio Maceo Airport|Santiago|CU|19.969|-75.836|America/Havana|international
SCV|Suceava Airport|Suceava|RO|47.686|26.352|Europe/Bucharest|stefan cel mare
SCW|Syktyvkar Airport|Syktyvkar|RU|61.667|50.767|Europe/Moscow|
SCY|San Cristobal Airport|Puerto Baquerizo Moreno|EC|-0.910|-89.617|Pacific/Galapagos|
SCZ|Santa Cruz Island Airport|Santa Cruz|SB|-10.720|165.795|Pacific/Guadalcanal|
SDD|Lubango Airport|Lubango|AO|-14.924|13.577|Africa/Luanda|
SDE|Santiago Del Estero Airport|Santiago del Estero|AR|-27.765|-64.322|America/Argentina/Cordoba|vicecomodoro angel paz aragones
SDF|Louisville Muhammad Ali International Airport|Louisville|US|38.186|-85.742|America/Kentucky/Louisville|
SDG|Sanandaj Airport||IR|35.251|47.014|Asia/Tehran|
SDJ|Sendai Airport|Natori|JP|38.136|140.924|Asia/Tokyo|
SDK|Sandakan Airport|Sandakan|MY|5.897|118.062|Asia/Kuching|
SDL|Sundsvall-Timra Airport|Sundsvall|SE|62.527|17.439|Europe/Stockholm|harnosand
SDN|Sandane Airport|Sandane|NO|61.767|6.217|Europe/Oslo|
SDO|Ryotsu Sado Island Airport||JP|38.133|138.417|Asia/Tokyo|
SDP|Sand Point Municipal Airport|Sand Point|US|55.317|-160.514|America/Anchorage|
SDQ|Las Americas International Airport|Santo Domingo|DO|18.430|-69.677|America/Santo_Domingo|
SDR|Santander Airport|Santander|ES|43.423|-3.824|Europe/Madrid|seve ballesteros
SDS|Sado Shima Airport|Sado|JP|38.000|138.417|Asia/Tokyo|
SDU|Rio de Janeiro Santos Dumont Airport|Rio de Janeiro|BR|-22.912|-43.167|America/Sao_Paulo|
SDW|Sindhudurg Airport|Sindhudurg|IN|16.000|73.533|Asia/Kolkata|
SDY|Richland Municipal Airport|Sidney|US|47.707|-104.192|America/Denver|regional
SEA|Seattle-Tacoma International Airport|Seattle|US|47.444|-122.302|America/Los_Angeles|
SEB|Sebha Airport|Sabha|LY|27.001|14.461|Africa/Tripoli|
SEC|Serre Chevalier Airport||FR|44.917|6.500|Europe/Paris|
SEI|Senhor Do Bonfim Airport||BR|-10.450|-40.183|America/Bahia|
SEK|Srednekolymsk Airport|Srednekolymsk|RU|67.479|153.735|Asia/Srednekolymsk|
SEN|London Southend Airport|London|GB|51.573|0.698|Europe/London|sea
SET|Santa Magalhaes|Serra Talhada|BR|-8.053|-38.386|America/Recife|
SEU|Seronera Airstrip|Seronera|TZ|-2.457|34.822|Africa/Dar_es_Salaam|
SEW|Siwa Oasis North Airport|Siwa Oasis|EG|29.345|25.506|Africa/Cairo|
SEZ|Seychelles International Airport|Mahe Island|SC|-4.671|55.511|Indian/Mahe|
SFA|Sfax–Thyna International Airport|Sfax|TN|34.717|10.683|Africa/Tunis|
SFB|Orlando Sanford International Airport|Orlando|US|28.775|-81.243|America/New_York|
SFC|Saint Francois Airport|St-François|GP|16.250|-61.283|America/Guadeloupe|
SFG|Esperance Airport|Grand Case|MF|18.101|-63.049|America/Marigot|
SFJ|Kangerlussuaq Airport|Kangerlussuaq|GL|67.012|-50.720|America/Nuuk|
SFL|Sao Filipe Airport|São Filipe|CV|14.900|-24.517|Atlantic/Cape_Verde|
SFN|Santa Fe Airport|Santa Fe|AR|-31.717|-60.817|America/Argentina/Cordoba|sauce viejo
SFO|San Francisco International Airport|San Francisco|US|37.615|-122.390|America/Los_Angeles|
SFR|San Fernando Airport||US|34.267|-118.433|America/Los_Angeles|
SFS|Subic Bay International Airport|Olongapo|PH|14.786|120.267|Asia/Manila|naval air station cubi point
SFT|Skelleftea Airport|Skellefteå|SE|64.623|21.069|Europe/Stockholm|
SFW|Santa Fe Airport||PA|8.833|-81.167|America/Panama|
SGC|Surgut International Airport|Surgut|RU|61.340|73.410|Asia/Yekaterinburg|
SGD|Sonderborg Airport|Sønderborg|DK|54.964|9.792|Europe/Copenhagen|
SGF|Springfield-Branson National Airport|Springfield|US|37.239|-93.397|America/Chicago|
SGN|Tan Son Nhat International Airport|Ho Chi Minh City|VN|10.813|106.662|Asia/Ho_Chi_Minh|
SGO|St. George Airport||AU|-28.053|148.594|Australia/Brisbane|
SGU|St. George Regional Airport|St George|US|37.033|-113.510|America/Denver|
SGY|Skagway Airport|Skagway|US|59.461|-135.316|America/Juneau|
SHA|Shanghai Hongqiao International Airport|Shanghai|CN|31.198|121.333|Asia/Shanghai|
SHB|Nakashibetsu Airport|Nakashibetsu|JP|43.572|144.956|Asia/Tokyo|
SHC|Indaselassie Airport|Shire Inda Selassie|ET|14.084|38.268|Africa/Addis_Ababa|
SHD|Shenandoah Valley Airport|Weyers Cave|US|38.264|-78.897|America/New_York|regional
SHE|Shenyang Taoxian International Airport|Hunnan|CN|41.635|123.486|Asia/Shanghai|
SHF|Shihezi Huayuan Airport|Shihezi|CN|44.244|85.895|Asia/Urumqi|
SHG|Shungnak Airport|Shungnak|US|66.890|-157.158|America/Anchorage|
SHH|Shishmaref Airport|Shishmaref|US|66.257|-166.058|America/Nome|
SHI|Shimojishima Airport|Miyakojima|JP|24.817|125.150|Asia/Tokyo|miyako
SHJ|Sharjah International Airport|Sharjah|AE|25.321|55.520|Asia/Dubai|
SHL|Shillong Airport|Shillong|IN|25.705|91.976|Asia/Kolkata|
SHM|Shirahama Airport|Shirahama|JP|33.661|135.358|Asia/Tokyo|nanki
SHO|King Mswati III International Airport|Mpaka|SZ|-26.349|31.721|Africa/Mbabane|
SHR|Sheridan Airport|Sheridan|US|44.774|-106.977|America/Denver|county
SHS|Jingzhou Shashi Airport|Jingzhou|CN|30.283|112.450|Asia/Shanghai|
SHV|Shreveport Regional Airport|Shreveport|US|32.455|-93.828|America/Chicago|
SHW|Sharurah Airport|Sharurah|SA|17.469|47.112|Asia/Riyadh|domestic
SHY|Shinyanga Airport|Shinyanga|TZ|-3.608|33.504|Africa/Dar_es_Salaam|
SID|Amilcar Cabral International Airport|Espargos|CV|16.735|-22.944|Atlantic/Cape_Verde|
SIF|Simara Airport|Simara|NP|27.164|84.979|Asia/Kathmandu|
SIG|Fernando Luis Ribas Dominicci Airport|San Juan|PR|18.456|-66.099|America/Puerto_Rico|
SIH|Silgarhi Doti Airport|Silgadi Doti|NP|29.267|80.975|Asia/Kathmandu|
SIN|Singapore Changi Airport|Singapore|SG|1.361|103.990|Asia/Singapore|
SIP|Simferopol International Airport|Simferopol|UA|45.021|33.998|Europe/Simferopol|
SIR|Sion Airport|Sion|CH|46.217|7.322|Europe/Zurich|
SIS|Sishen Airport|Sishen|ZA|-27.649|22.999|Africa/Johannesburg|
SIT|Sitka Airport|Sitka|US|57.049|-135.233|America/Sitka|rocky gutierrez
SJC|Norman Y. Mineta San Jose International Airport|San Jose|US|37.367|-121.926|America/Los_Angeles|
SJD|Los Cabos International Airport|Ciudad de San José del Cabo|MX|23.162|-109.717|America/Mazatlan|aeropuerto internacional
SJE|San Jose del Guaviare Airport|San José Del Guaviare|CO|2.583|-72.667|America/Bogota|jorge gonzalez torres
SJI|San Jose Airport|San Jose|PH|12.361|121.046|Asia/Manila|
SJJ|Sarajevo International Airport|Sarajevo|BA|43.827|18.336|Europe/Sarajevo|
SJK|Professor Urbano Ernesto Stumpf Airport|São José Dos Campos|BR|-23.229|-45.871|America/Sao_Paulo|
SJL|Sao Gabriel da Cachoeira Airport|São Gabriel da Cachoeira|BR|-0.148|-66.986|America/Manaus|
SJO|Juan Santamaria International Airport|San José|CR|9.998|-84.204|America/Costa_Rica|
SJP|Sao Jose do Rio Preto Airport|São José do Rio Preto|BR|-20.815|-49.406|America/Sao_Paulo|prof eribelto manoel reino state
SJT|San Angelo Regional Airport|San Angelo|US|31.360|-100.494|America/Chicago|mathis field
SJU|Luis Munoz Marin International Airport|San Juan|PR|18.437|-66.005|America/Puerto_Rico|
SJW|Shijiazhuang Zhengding International Airport|Shijiazhuang|CN|38.282|114.692|Asia/Shanghai|
SJZ|Sao Jorge Island Airport|Velas|PT|38.665|-28.168|Atlantic/Azores|
SKB|Robert L. Bradshaw International Airport|Basseterre|KN|17.311|-62.714|America/St_Kitts|
SKD|Samarkand Airport|Samarkand|UZ|39.696|66.991|Asia/Samarkand|
SKG|Thessaloniki Airport Makedonia|Thessaloniki|GR|40.521|22.972|Europe/Athens|macedonia international
SKH|Surkhet Airport|Surkhet|NP|28.586|81.636|Asia/Kathmandu|
SKK|Shaktoolik Airport|Shaktoolik|US|64.324|-161.139|America/Anchorage|
SKN|Stokmarknes Skagen Airport|Hadsel|NO|68.579|15.033|Europe/Oslo|
SKO|Sokoto Airport|Sokoto|NG|13.006|5.242|Africa/Lagos|sadiq abubakar iii international
SKP|Skopje International Airport|Skopje|MK|41.961|21.626|Europe/Skopje|ilinden
SKT|Sialkot Airport|Sialkot|PK|32.533|74.500|Asia/Karachi|international
SKU|Skiros Airport|Skiros Island|GR|38.917|24.567|Europe/Athens|
SKX|Saransk Airport|Saransk|RU|54.128|45.216|Europe/Moscow|
SKZ|Sukkur Airport|Mirpur Khas|PK|27.723|68.796|Asia/Karachi|
SLA|Martin Miguel de Guemes International Airport|Salta|AR|-24.844|-65.478|America/Argentina/Salta|
SLC|Salt Lake City International Airport|Salt Lake City|US|40.786|-111.981|America/Denver|
SLD|Sliac Airport|Sliač|SK|48.638|19.134|Europe/Bratislava|
SLE|McNary Field|Salem|US|44.995|-123.025|America/Los_Angeles|municipal airport
SLH|Sola Airport|Sola|VU|-13.883|167.550|Pacific/Efate|
SLI|Solwezi Airport|Solwesi|ZM|-12.172|26.367|Africa/Lusaka|
SLK|Adirondack Airport|Saranac Lake|US|44.383|-74.207|America/New_York|regional
SLL|Salalah International Airport|Salalah|OM|17.045|54.089|Asia/Muscat|
SLM|Matacan Airport|Salamanca|ES|40.952|-5.502|Europe/Madrid|
SLN|Salina Regional Airport|Salina|US|38.791|-97.653|America/Chicago|municipal
SLP|San Luis Potosi Airport|San Luis Potosí|MX|22.255|-100.937|America/Mexico_City|ponciano arriaga international
SLQ|Sleetmute Airport|Sleetmute|US|61.705|-157.167|America/Anchorage|
SLU|George F. L. Charles Airport|Castries|LC|14.020|-60.996|America/St_Lucia|
SLX|Salt Cay Airport|Salt Cay|TC|21.333|-71.202|America/Grand_Turk|
SLY|Salekhard Airport|Salekhard|RU|66.590|66.592|Asia/Yekaterinburg|
SLZ|Marechal Cunha Machado International Airport|São Luís|BR|-2.583|-44.237|America/Fortaleza|
SMA|Vila Do Porto Airport|Vila do Porto|PT|36.967|-25.100|Atlantic/Azores|santa maria
SMF|Sacramento International Airport|Sacramento|US|38.692|-121.594|America/Los_Angeles|
SMI|Samos Airport|Samos Island|GR|37.691|26.914|Europe/Athens|
SMK|St. Michael Airport|St Michael|US|63.484|-162.112|America/Nome|
SML|Stella Maris Airport|Stella Maris|BS|23.583|-75.268|America/Nassau|
SMN|Lemhi County Airport|Salmon|US|45.115|-113.886|America/Boise|
SMQ|H. Asan Airport|Sampit|ID|-2.503|112.979|Asia/Pontianak|
SMR|Simon Bolivar International Airport|Santa Marta|CO|11.117|-74.233|America/Bogota|
SMS|Sainte Marie Airport|Vohilava|MG|-17.083|49.817|Indian/Antananarivo|
SMT|Sorriso Airport|Sorriso|BR|-12.480|-55.675|America/Cuiaba|
SMV|Samedan Airport||CH|46.535|9.886|Europe/Zurich|
SMX|Santa Maria Public Airport|Santa Maria|US|34.905|-120.458|America/Los_Angeles|captain allan hancock field
SNA|John Wayne Airport|Santa Ana|US|33.680|-117.861|America/Los_Angeles|orange county
SNB|Snake Bay Airport|Milikapiti|AU|-11.417|130.667|Australia/Darwin|
SND|Seno Airport||LA|16.667|105.017|Asia/Vientiane|
SNE|Preguica Airport|Preguiça|CV|16.587|-24.289|Atlantic/Cape_Verde|
SNN|Shannon Airport|Shannon|IE|52.692|-8.920|Europe/Dublin|
SNO|Sakon Nakhon Airport||TH|17.283|104.100|Asia/Bangkok|
SNP|Saint Paul Island Airport|St Paul Island|US|57.152|-170.217|America/Nome|
SNR|Montoir Airport|Saint-Nazaire|FR|47.312|-2.154|Europe/Paris|
SNU|Abel Santamaria Airport|Santa Clara|CU|22.492|-79.942|America/Havana|
SNW|Thandwe Airport|Thandwe|MM|18.454|94.300|Asia/Yangon|
SNX|Semnan Municipal|Semnan|IR|35.595|53.495|Asia/Tehran|
SOB|Sarmellek/Balaton Airport|Sármellék|HU|46.713|17.240|Europe/Budapest|heviz
SOC|Adi Sumarmo International Airport|Surakarta|ID|-7.514|110.750|Asia/Jakarta|adisumarmo
SOD|Sorocaba Airport|Sorocaba|BR|-23.476|-47.476|America/Sao_Paulo|
SOF|Sofia International Airport|Sofia|BG|42.688|23.414|Europe/Sofia|
SOG|Sogndal Airport|Sogndal|NO|61.158|7.137|Europe/Oslo|
SOH|Solita Airport|Solita|CO|3.017|-71.750|America/Bogota|
SOI|South Molle Island Airport|South Molle Island Resort|AU|-20.262|148.840|Australia/Brisbane|
SOJ|Sorkjosen Airport|Sørkjosen|NO|69.783|20.933|Europe/Oslo|
SOM|San Tome Airport|El Tigre|VE|8.946|-64.145|America/Caracas|
SON|Santo Pekoa International Airport|Luganville|VU|-15.508|167.219|Pacific/Efate|
SOQ|Domine Eduard Osok Airport|Sorong|ID|-0.890|131.291|Asia/Jayapura|
SOR|Al Thaurah Airport|T2|SY|34.400|40.167|Asia/Damascus|
SOU|Southampton Airport|Southampton|GB|50.951|-1.361|Europe/London|
SOV|Seldovia Airport|Seldovia|US|59.443|-151.704|America/Anchorage|
SOW|Show Low Airport|Show Low|US|34.264|-110.004|America/Phoenix|
SOY|Stronsay Airport|Stronsay|GB|59.154|-2.640|Europe/London|
SPB|Charlotte Amalie Harbor SPB|Charlotte Amalie St Thomas|VI|18.338|-64.940|America/St_Thomas|
SPC|La Palma Airport|Sta Cruz de la Palma|ES|28.626|-17.756|Atlantic/Canary|
SPD|Saidpur Airport|Saidpur|BD|25.759|88.909|Asia/Dhaka|
SPI|Abraham Lincoln Capital Airport|Springfield|US|39.844|-89.679|America/Chicago|
SPN|Saipan International Airport|I Fadang|MP|15.122|145.723|Pacific/Saipan|
SPP|Menongue Airport|Menongue|AO|-14.637|17.726|Africa/Luanda|
SPR|San Pedro Airport|San Pedro|BZ|17.917|-87.966|America/Belize|john greif
SPS|Sheppard Air Force Base|Wichita Falls|US|33.988|-98.492|America/Chicago|municipal airport
SPU|Split Airport|Split|HR|43.537|16.299|Europe/Zagreb|kastel stafilic
SPX|Sphinx International Airport|Al Jiza|EG|30.110|30.894|Africa/Cairo|
SPY|San Pedro Airport||CI|4.747|-6.659|Africa/Abidjan|
SQD|Shangrao Sanqingshan Airport|Shangrao|CN|28.380|117.961|Asia/Shanghai|
SQF|Solano Airport|Solano|CO|0.702|-75.251|America/Bogota|
SQG|Tebelian Airport|Sintang|ID|-0.042|111.457|Asia/Pontianak|
SQJ|Sanming Shaxian Airport|Sanming|CN|26.426|117.839|Asia/Shanghai|
SQL|San Carlos Airport|San Carlos|US|37.483|-122.250|America/Los_Angeles|
SRA|Santa Rosa Airport|Santa Rosa|BR|-27.867|-54.483|America/Sao_Paulo|
SRE|Alcantari International Airport|Yamparaez|BO|-19.247|-65.150|America/La_Paz|
SRG|Jenderal Ahmad Yani International Airport|Semarang|ID|-6.979|110.379|Asia/Jakarta|achmad
SRK|Siorapaluk Heliport|Siorapaluk|GL|77.778|-70.827|America/Thule|
SRL|Santa Rosalia Airport|Mulegé|MX|27.200|-112.250|America/Mazatlan|
SRP|Stord Airport|Leirvik|NO|59.833|5.417|Europe/Oslo|sorstokken
SRQ|Sarasota Bradenton International Airport|Sarasota|US|27.387|-82.553|America/New_York|
SRT|Soroti Airport|Soroti|UG|1.700|33.617|Africa/Kampala|
SRV|Stony River Airport|Stony River|US|61.789|-156.589|America/Anchorage|
SRY|Dashte Naz Airport|Sari|IR|36.636|53.197|Asia/Tehran|dasht international
SRZ|El Trompillo Airport|Santa Cruz|BO|-17.811|-63.172|America/La_Paz|
SSA|Deputado Luis Eduardo Magalhaes International Airport|Salvador|BR|-12.914|-38.335|America/Bahia|luiz
SSB|Christiansted Harbor Seaplane Base|Christiansted St Croix|VI|17.747|-64.708|America/St_Thomas|
SSG|Malabo Airport|Malabo|GQ|3.758|8.716|Africa/Malabo|
SSH|Sharm El Sheikh International Airport|Sharm El Sheikh|EG|27.979|34.385|Africa/Cairo|
SSJ|Sandnessjoen Airport|Alstahaug|NO|65.960|12.477|Europe/Oslo|stokka
SSR|Sara Airport|Pentecost Island|VU|-15.473|168.154|Pacific/Efate|
SST|Santa Teresita Airport|Santa Teresita|AR|-36.542|-56.722|America/Argentina/Buenos_Aires|
SSW|Stuart Island Airport|Friday Harbor|US|48.673|-123.176|America/Los_Angeles|
SSY|M'Banza Congo Airport|Mbanza Congo|AO|-6.274|14.244|Africa/Luanda|
STC|St. Cloud Municipal Airport|Saint Cloud|US|45.546|-94.058|America/Chicago|regional
STD|Mayor Buenaventura Vivas|Santo Domingo|VE|7.570|-72.044|America/Caracas|international airport
STG|St. George Island Airport|St George|US|56.600|-169.553|America/Nome|
STI|Cibao International Airport|Santiago|DO|19.403|-70.602|America/Santo_Domingo|
STL|St. Louis Lambert International Airport|St Louis|US|38.749|-90.379|America/Chicago|
STM|Santarem-Maestro Wilson Fonseca Airport|Santarém|BR|-2.425|-54.786|America/Santarem|international
STN|London Stansted Airport|London|GB|51.889|0.263|Europe/London|
STR|Stuttgart Airport|Stuttgart|DE|48.691|9.194|Europe/Berlin|
STS|Charles M. Schulz–Sonoma County Airport|Santa Rosa|US|38.510|-122.807|America/Los_Angeles|
STT|Cyril E. King Airport|Charlotte Amalie|VI|18.337|-64.969|America/St_Thomas|
STV|Surat International Airport||IN|21.118|72.745|Asia/Kolkata|
STW|Stavropol Airport|Stavropol|RU|45.109|42.113|Europe/Moscow|shpakovskoye
STX|Henry E. Rohlsen Airport|Christiansted|VI|17.702|-64.799|America/St_Thomas|
STZ|Santa Terezinha Airport|Santa Terezinha|BR|-10.300|-50.450|America/Cuiaba|
SUB|Juanda International Airport|Surabaya|ID|-7.378|112.794|Asia/Jakarta|
SUC|Schloredt Airport||US|44.400|-104.383|America/Denver|
SUF|Lamezia Terme International Airport|Lamezia Terme|IT|38.910|16.245|Europe/Rome|
SUG|Surigao Airport|Surigao City|PH|9.759|125.479|Asia/Manila|
SUI|Babusheri Airport|Sukhumi|GE|42.867|41.117|Europe/Moscow|babushara vladislav ardzinba international
SUJ|Satu Mare International Airport|Satu Mare|RO|47.706|22.883|Europe/Bucharest|
SUK|Sakkyryr Airport|Batagay-Alyta|RU|67.792|130.391|Asia/Yakutsk|
SUN|Friedman Memorial Airport|Hailey|US|43.506|-114.301|America/Boise|
SUR|Summer Beaver Airport|Summer Beaver|CA|52.715|-88.547|America/Toronto|
SUV|Nausori Airport|Nausori|FJ|-18.046|178.560|Pacific/Fiji|international
SUX|Sioux Gateway Airport|Sioux City|US|42.402|-96.384|America/Chicago|brigadier general bud day field
SUY|Suntar Airport|Suntar|RU|62.185|117.636|Asia/Yakutsk|
SVA|Savoonga Airport|Savoonga|US|63.691|-170.487|America/Nome|
SVB|Sambava Airport|Sambava|MG|-14.277|50.175|Indian/Antananarivo|
SVC|Grant County Airport (New Mexico)|Silver City|US|32.632|-108.154|America/Denver|
SVD|Argyle International Airport|Kingstown|VC|13.156|-61.150|America/St_Vincent|
SVG|Stavanger Airport Sola|Stavanger|NO|58.882|5.629|Europe/Oslo|
SVI|San Vicente del Caguan Airport|San Vicente Del Caguán|CO|2.150|-74.767|America/Bogota|eduardo falla solano
SVJ|Svolvaer Airport, Helle|Svolvær|NO|68.245|14.668|Europe/Oslo|
SVL|Savonlinna Airport|Savonlinna|FI|61.944|28.933|Europe/Helsinki|
SVO|Sheremetyevo International Airport|Moscow|RU|55.966|37.417|Europe/Moscow|
SVQ|Seville Airport|Sevilla|ES|37.423|-5.900|Europe/Madrid|
SVR|Savissivik Heliport|Savissivik|GL|76.019|-65.118|America/Thule|
SVS|Stevens Village Airport|Stevens Village|US|66.009|-149.094|America/Anchorage|
SVU|Savusavu Airport|Savusavu|FJ|-16.799|179.339|Pacific/Fiji|
SVV|San Salvador de Paul Airport|San Salvador de Paul|VE|7.000|-62.000|America/Caracas|
SVX|Koltsovo Airport|Yekaterinburg|RU|56.750|60.804|Asia/Yekaterinburg|
SVZ|Juan Vicente Gomez International Airport||VE|7.839|-72.440|America/Caracas|san antonio del tachira
SWA|Jieyang Chaoshan Airport|Jieyang|CN|23.549|116.510|Asia/Shanghai|international
SWF|Stewart International Airport|Newburgh|US|41.498|-74.101|America/New_York|new york
SWL|San Vicente|San Vicente|PH|10.525|119.274|Asia/Manila|
SWO|Stillwater Regional Airport|Stillwater|US|36.159|-97.086|America/Chicago|
SWQ|Sultan Muhammad Kaharuddin III Airport|Sumbawa Island|ID|-8.489|117.414|Asia/Makassar|
SWX|Shakawe Airport|Shakawe|BW|-18.383|21.833|Africa/Gaborone|
SWZ|Sydney West Airport|Sydney|AU|-33.888|150.722|Australia/Sydney|
SXB|Strasbourg Airport|Strasbourg|FR|48.545|7.628|Europe/Paris|
SXC|Avalon Vor/WP Airport||US|33.500|-118.417|America/Los_Angeles|
SXD|Sophia Antipolis Airport||FR|43.617|7.050|Europe/Paris|
SXK|Mathilda Batlayeri Airport|Saumlaki-Yamdena Island|ID|-7.850|131.334|Asia/Jayapura|
SXM|Princess Juliana International Airport|Saint Martin|SX|18.041|-63.109|America/Lower_Princes|
SXP|Sheldon Sea Plane Base|Nunam Iqua|US|62.533|-164.833|America/Nome|
SXR|Sheikh Ul-Alam International Airport Srinagar|Srinagar|IN|34.002|74.763|Asia/Kolkata|
SYB|Seal Bay Seaplane Base|Seal Bay|US|58.369|-152.214|America/Anchorage|
SYD|Sydney Airport|Sydney|AU|-33.933|151.180|Australia/Sydney|kingsford smith international
SYF|Silva Bay Airport|Gabriola Island|CA|49.150|-123.697|America/Vancouver|
SYG|Spitsberg Airport||NO|78.237|15.469|Arctic/Longyearbyen|
SYL|Roberts Air Force Base|Camp Roberts|US|35.750|-120.700|America/Los_Angeles|
SYM|Pu'er Simao Airport|Pu'er|CN|22.797|100.962|Asia/Shanghai|
SYO|Shonai Airport|Shonai|JP|38.809|139.791|Asia/Tokyo|
SYQ|Tobias Bolanos International|San Jose|CR|10.022|-84.228|America/Costa_Rica|airport
SYR|Hancock International Airport|Syracuse|US|43.114|-76.112|America/New_York|
SYS|Saskylakh Airport|Saskylakh|RU|71.929|114.082|Asia/Yakutsk|
SYU|Warraber Island Airport|Sue Islet|AU|-10.208|142.817|Australia/Brisbane|
SYX|Sanya Phoenix International Airport|Sanya|CN|18.305|109.409|Asia/Shanghai|
SYY|Stornoway Airport|Stornoway|GB|58.214|-6.322|Europe/London|
SYZ|Shahid Dastgheyb International Airport|Shiraz|IR|29.546|52.590|Asia/Tehran|dastghaib
SZA|Soyo Airport|Soyo|AO|-6.141|12.375|Africa/Luanda|
SZB|Sultan Abdul Aziz Shah Airport|Subang|MY|3.131|101.558|Asia/Kuala_Lumpur|international
SZE|Semera Airport|Semera|ET|11.787|40.992|Africa/Addis_Ababa|
SZF|Samsun-Carsamba Airport|Samsun|TR|41.257|36.555|Europe/Istanbul|
SZG|Salzburg Airport|Salzburg|AT|47.791|12.997|Europe/Vienna|
SZI|Zaisan Airport|Zaysan|KZ|47.487|84.887|Asia/Almaty|
SZR|Stara Zagora Airport|Stara Zagora|BG|42.433|25.617|Europe/Sofia|
SZT|San Cristobal de las Casas Airport||MX|16.691|-92.544|America/Mexico_City|
SZX|Shenzhen Bao'an International Airport|Shenzhen|CN|22.639|113.811|Asia/Shanghai|
SZY|Olsztyn-Mazury Airport|Olsztyn|PL|53.482|20.938|Europe/Warsaw|szymany
SZZ|Solidarity Szczecin–Goleniow Airport|Goleniow|PL|53.594|14.895|Europe/Warsaw|glewice solidarnosc
TAB|A.N.R. Robinson International Airport|Scarborough|TT|11.153|-60.840|America/Port_of_Spain|tobago crown point
TAC|D. Z. Romualdez Airport|Tacloban City|PH|11.227|125.026|Asia/Manila|daniel
TAE|Daegu International Airport|Daegu|KR|35.899|128.638|Asia/Seoul|
TAG|Bohol–Panglao International Airport|Panglao|PH|9.567|123.775|Asia/Manila|
TAH|Tanna Airport||VU|-19.458|169.228|Pacific/Efate|
TAI|Al Janad Airport|Ta'izz|YE|13.686|44.134|Asia/Aden|international
TAJ|Tadji Airport|Aitape|PG|-3.183|142.417|Pacific/Port_Moresby|
TAK|Takamatsu Airport|Takamatsu|JP|34.219|134.018|Asia/Tokyo|
TAL|Ralph M Calhoun Airport|Tanana|US|65.174|-152.110|America/Anchorage|
TAM|Tampico International Airport|Tampico|MX|22.289|-97.870|America/Monterrey|general francisco javier mina
TAO|Qingdao Jiaodong International Airport|Jiaozhou|CN|36.362|120.088|Asia/Shanghai|
TAP|Tapachula International Airport|Tapachula|MX|14.910|-92.253|America/Mexico_City|
TAS|Tashkent International Airport|Tashkent|UZ|41.263|69.266|Asia/Tashkent|
TAT|Poprad/Tatry Airport|Poprad|SK|49.073|20.248|Europe/Bratislava|
TAY|Tartu Airport|Tartu|EE|58.310|26.691|Europe/Tallinn|
TAZ|Dashoguz Airport|Daşoguz|TM|41.764|59.834|Asia/Ashgabat|
TBB|Tuy Hoa Airport|Tuy Hoa|VN|13.092|109.344|Asia/Ho_Chi_Minh|dong tac
TBG|Tabubil Airport|Tabubil|PG|-5.275|141.227|Pacific/Port_Moresby|
TBH|Tugdan Airport|Tablas Island|PH|12.316|122.082|Asia/Manila|
TBI|New Bight Airport|Cat Island|BS|24.315|-75.454|America/Nassau|
TBJ|Tabarka-Ain Draham Airport|Tabarka|TN|36.978|8.876|Africa/Tunis|international
TBM|Tumbang Samba Airport|Tumbang Samba-Borneo Island|ID|-1.469|113.083|Asia/Pontianak|
TBN|Forney Army Air Field|Fort Leonard Wood|US|37.741|-92.141|America/Chicago|waynesville robert regional airport
TBO|Tabora Airport|Tabora|TZ|-5.073|32.835|Africa/Dar_es_Salaam|
TBP|Capitan FAP Pedro Canga Rodriguez Airport|Tumbes|PE|-3.551|-80.384|America/Lima|captain international
TBS|Tbilisi International Airport|Tbilisi|GE|41.674|44.959|Asia/Tbilisi|
TBT|Tabatinga International Airport|Tabatinga|BR|-4.251|-69.940|America/Manaus|
TBU|Fua'amotu International Airport|Nuku'alofa|TO|-21.242|-175.142|Pacific/Tongatapu|
TBZ|Tabriz Airport|Tabriz|IR|38.123|46.244|Asia/Tehran|international
TCA|Tennant Creek Airport|Tennant Creek|AU|-19.641|134.184|Australia/Darwin|
TCB|Treasure Cay Airport|Treasure Cay|BS|26.735|-77.372|America/Nassau|
TCD|Tarapaca Airport|Tarapacá|CO|-2.894|-69.745|America/Bogota|
TCG|Tacheng Airport|Tacheng|CN|46.671|83.340|Asia/Shanghai|
TCO|La Florida Airport|Tumaco|CO|1.817|-78.767|America/Bogota|
TCP|Taba International Airport|Taba|EG|29.594|34.777|Africa/Cairo|
TCQ|Tacna Airport|Tacna|PE|-18.063|-70.279|America/Lima|coronel fap carlos ciriani santa rosa international
TCR|Tuticorin Airport|Vagaikulam|IN|8.717|78.033|Asia/Kolkata|
TCT|Takotna Airport|Takotna|US|62.993|-156.066|America/Anchorage|
TCV|Tete Airport||MZ|-16.217|33.583|Africa/Maputo|
TCZ|Tengchong Tuofeng Airport|Baoshan|CN|24.939|98.482|Asia/Shanghai|
TDK|Taldykorgan Airport|Taldykorgan|KZ|45.109|78.441|Asia/Almaty|
TDS|Sasereme|Sasereme|PG|-7.623|142.869|Pacific/Port_Moresby|
TDX|Trat Airport|Laem Ngop|TH|12.274|102.319|Asia/Bangkok|
TEB|Teterboro Airport|Teterboro|US|40.850|-74.062|America/New_York|
TEE|Cheikh Larbi Tebessi Airport|Tébessi|DZ|35.429|8.124|Africa/Algiers|
TEK|Tatitlek Airport|Tatitlek|US|60.872|-146.688|America/Anchorage|
TEN|Tongren Airport|Tongren|CN|27.884|109.299|Asia/Shanghai|fenghuang
TEQ|Corlu Airport|Çorlu|TR|41.138|27.919|Europe/Istanbul|tekirdag
TER|Lajes Field|Praia da Vitória|PT|38.754|-27.088|Atlantic/Azores|airport
TET|Matundo Airport|Tete|MZ|-16.103|33.639|Africa/Maputo|chingozi
TEX|Telluride Regional Airport|Telluride|US|37.954|-107.901|America/Denver|
TEZ|Tezpur Airport||IN|26.707|92.778|Asia/Kolkata|
TFF|Tefe Airport|Tefé|BR|-3.380|-64.724|America/Manaus|
TFI|Tufi Airport|Tufi|PG|-9.078|149.317|Pacific/Port_Moresby|
TFN|Tenerife North Airport|Tenerife|ES|28.488|-16.346|Atlantic/Canary|norte ciudad laguna
TFS|Tenerife South Airport|Tenerife|ES|28.044|-16.573|Atlantic/Canary|sur
TFU|Chengdu Tianfu Airport|Chengdu|CN|30.319|104.445|Asia/Shanghai|international
TGD|Podgorica Airport|Podgorica|ME|42.368|19.246|Europe/Podgorica|golubovci airbase
TGF|Tignes Airport||FR|45.483|6.900|Europe/Paris|
TGG|Sultan Mahmud Airport|Kuala Terengganu|MY|5.380|103.104|Asia/Kuala_Lumpur|
TGH|Tongoa Airport|Tongoa Island|VU|-16.891|168.551|Pacific/Efate|
TGJ|Tiga Airport|Tiga|NC|-21.098|167.803|Pacific/Noumea|
TGK|Taganrog Yuzhny Airport|Taganrog|RU|47.243|38.864|Europe/Moscow|
TGM|Targu Mures Airport|Târgu Mureş|RO|46.533|24.533|Europe/Bucharest|recea transilvania international
TGO|Tongliao Airport|Tongliao|CN|43.557|122.205|Asia/Shanghai|
TGQ|Tangara Da Serra Airport|Tangará da Serra|BR|-14.656|-57.449|America/Cuiaba|
TGR|Touggourt Airport|Touggourt|DZ|33.067|6.089|Africa/Algiers|sidi madhi
TGT|Tanga Airport|Tanga|TZ|-5.092|39.072|Africa/Dar_es_Salaam|
TGU|Toncontin Airport|Tegucigalpa|HN|14.060|-87.220|America/Tegucigalpa|international
TGX|Tingrela Airport||CI|10.433|-6.333|Africa/Abidjan|
TGZ|Angel Albino Corzo International Airport|Tuxtla Gutiérrez|MX|16.564|-93.022|America/Mexico_City|
THD|Tho Xuan Airport|Thanh Hóa|VN|19.902|105.469|Asia/Bangkok|
THE|Teresina Airport|Teresina|BR|-5.063|-42.821|America/Fortaleza|senador petronio portela
THG|Thangool Airport|Biloela|AU|-24.494|150.576|Australia/Brisbane|
THL|Tachilek Airport|Tachileik|MM|20.450|99.950|Asia/Bangkok|
THN|Trollhattan/Vanersborg Airport|Trollhättan|SE|58.267|12.300|Europe/Stockholm|
THO|Thorshofn Airport|Þórshöfn|IS|66.221|-15.332|Atlantic/Reykjavik|
THQ|Tianshui Maijishan Airport|Tianshui|CN|34.556|105.865|Asia/Shanghai|
THR|Mehrabad International Airport|Tehran|IR|35.692|51.322|Asia/Tehran|
THS|Sukhothai Airport||TH|17.223|99.822|Asia/Bangkok|
THU|Pituffik Space Base|Pituffik|GL|76.533|-68.700|America/Thule|thule air
THX|Turukhansk Airport|Turukhansk|RU|65.797|87.935|Asia/Krasnoyarsk|
TIA|Tirana International Airport|Tirana|AL|41.419|19.713|Europe/Tirane|mother teresa
TIE|Tippi Airport|Tippi|ET|7.202|35.415|Africa/Addis_Ababa|
TIF|Taif Airport|Ta’if|SA|21.480|40.553|Asia/Riyadh|regional
TIH|Tikehau Atoll Airport||PF|-15.119|-148.234|Pacific/Tahiti|
TIJ|Tijuana International Airport|Ciudad de Tijuana|MX|32.544|-116.976|America/Tijuana|aeropuerto internacional gral abelardo rodriguez
TIM|Mozes Kilangin Airport|Timika|ID|-4.526|136.887|Asia/Jayapura|
TIN|Tindouf Airport|Tindouf|DZ|27.701|-8.163|Africa/Algiers|
TIQ|Tinian International Airport|Tinian Island|MP|14.994|145.626|Pacific/Saipan|
TIR|Tirupati Airport|Tirupati|IN|13.636|79.543|Asia/Kolkata|
TIU|Timaru Airport||NZ|-44.303|171.226|Pacific/Auckland|
TIV|Tivat Airport|Tivat|ME|42.404|18.726|Europe/Podgorica|
TIW|Tacoma Narrows Airport|Tacoma|US|47.268|-122.576|America/Los_Angeles|
TIZ|Tari Airport|Tari|PG|-5.861|142.941|Pacific/Port_Moresby|
TJA|Capitan Oriel Lea Plaza Airport|Tarija|BO|-21.548|-64.709|America/La_Paz|
TJG|Tanjung Warukin Airport|Tanta-Tabalong|ID|-2.217|115.436|Asia/Makassar|
TJH|Tajima Airport|Toyooka|JP|35.514|134.788|Asia/Tokyo|konotori
TJK|Tokat Airport|Tokat|TR|40.312|36.374|Europe/Istanbul|
TJL|Tres Lagoas Airport|Três Lagoas|BR|-20.754|-51.681|America/Campo_Grande|
TJM|Roshchino International Airport|Tyumen|RU|57.182|65.350|Asia/Yekaterinburg|
TJN|Takume Airport|Takume|PF|-15.851|-142.267|Pacific/Tahiti|
TJQ|H.A.S. Hanandjoeddin Airport|Tanjung Pandan|ID|-2.750|107.650|Asia/Jakarta|
TJS|Tanjung Harapan Airport|Tanjung Selor-Borneo Island|ID|2.836|117.374|Asia/Makassar|
TJU|Kulyab Airport|Kulyab|TJ|37.988|69.807|Asia/Dushanbe|kulob
TKD|Takoradi Airport|Sekondi-Takoradi|GH|4.893|-1.774|Africa/Accra|
TKE|Tenakee Springs Sea Plane Base|Tenakee Springs|US|57.780|-135.218|America/Juneau|
TKF|Truckee Tahoe Airport|Truckee|US|39.318|-120.141|America/Los_Angeles|
TKG|Radin Inten II Airport|Bandar Lampung|ID|-5.243|105.176|Asia/Jakarta|international
TKJ|Tok Junction Airport|Tok|US|63.330|-142.954|America/Anchorage|
TKK|Chuuk International Airport|Weno Island|FM|7.457|151.842|Pacific/Chuuk|
TKN|Tokunoshima Airport|Amagi|JP|27.833|128.883|Asia/Tokyo|
TKP|Takapoto Airport||PF|-14.710|-145.246|Pacific/Tahiti|
TKQ|Kigoma Airport|Kigoma|TZ|-4.885|29.670|Africa/Dar_es_Salaam|
TKS|Tokushima Awaodori Airport|Tokushima|JP|34.139|134.595|Asia/Tokyo|jmsdf air base
TKU|Turku Airport|Turku|FI|60.512|22.273|Europe/Helsinki|
TKV|Tatakoto Airport|Tatakoto|PF|-17.283|-138.333|Pacific/Tahiti|
TKX|Takaroa Airport||PF|-14.458|-145.026|Pacific/Tahiti|
TLA|Teller Airport|Teller|US|65.272|-166.355|America/Nome|
TLC|Toluca International Airport|Ciudad de Toluca|MX|19.337|-99.566|America/Mexico_City|aeropuerto internacional adolfo lopez mateos
TLD|Limpopo Valley Airfield|Tuli Lodge|BW|-22.183|29.117|Africa/Gaborone|
TLE|Toliara Airport|Toliara|MG|-23.389|43.724|Indian/Antananarivo|
TLH|Tallahassee International Airport|Tallahassee|US|30.396|-84.344|America/New_York|regional
TLI|Sultan Bantilan Airport|Toli Toli-Celebes Island|ID|1.122|120.794|Asia/Makassar|
TLL|Tallinn Airport|Tallinn|EE|59.417|24.799|Europe/Tallinn|lennart meri
TLM|Zenata Airport|Zenata|DZ|35.017|-1.450|Africa/Algiers|messali hadj
TLN|Hyeres Airport|Toulon|FR|43.093|6.159|Europe/Paris|
TLQ|Turpan Jiaohe Airport|Turpan|CN|43.031|89.101|Asia/Urumqi|
TLS|Toulouse-Blagnac Airport|Toulouse|FR|43.630|1.374|Europe/Paris|
TLT|Tuluksak Airport|Tuluksak|US|61.099|-160.965|America/Anchorage|
TLU|Tolu Airport|Santiago de Tolú|CO|9.517|-75.583|America/Bogota|
TLV|Ben Gurion Airport|Tel Aviv|IL|32.000|34.871|Asia/Jerusalem|international
TLY|Plastun Airport|Plastun|RU|44.815|136.289|Asia/Vladivostok|
TMC|Lede Kalumbang Airport|Radamata|ID|-9.340|119.183|Asia/Makassar|
TME|Gabriel Vargas Santos Airport|Tame|CO|6.455|-71.752|America/Bogota|gustavo
TMF|Thimarafushi Airport|Thimarafushi|MV|2.212|73.149|Indian/Maldives|
TMG|Tomanggong Airport|Tomanggong|MY|5.400|118.650|Asia/Kuching|
TMH|Tanahmerah Airport|Tanah Merah|ID|-6.083|140.267|Asia/Jayapura|
TMI|Tumling Tar Airport|Tumling Tar|NP|27.300|87.200|Asia/Kathmandu|
TMJ|Termez Airport|Termez|UZ|37.281|67.319|Asia/Samarkand|
TML|Tamale Airport|Tamale|GH|9.410|-0.877|Africa/Accra|
TMM|Toamasina Ambalamanasy Airport|Toamasina|MG|-18.110|49.392|Indian/Antananarivo|
TMP|Tampere-Pirkkala Airport|Tampere|FI|61.420|23.618|Europe/Helsinki|
TMR|Aguenar - Hadj Bey Akhamok Airport|Tamanrasset|DZ|22.813|5.449|Africa/Algiers|
TMS|Sao Tome Island Airport|São Tomé|ST|0.378|6.725|Africa/Sao_Tome|international
TMT|Trombetas Airport|Oriximiná|BR|-1.490|-56.397|America/Santarem|
TMW|Tamworth Regional Airport|Tamworth|AU|-31.084|150.848|Australia/Sydney|
TMX|Timimoun Airport|Timimoun|DZ|29.242|0.284|Africa/Algiers|
TNA|Jinan Yaoqiang International Airport|Jinan|CN|36.858|117.207|Asia/Shanghai|
TNC|Tin City Air Force Station|Tin City|US|65.564|-167.919|America/Nome|
TND|Trinidad Airport|Trinidad|CU|21.800|-80.000|America/Havana|alberto delgado
TNE|New Tanegashima Airport|Tanegashima|JP|30.605|130.993|Asia/Tokyo|
TNG|Tangier Ibn Battouta Airport|Tangier|MA|35.726|-5.913|Africa/Casablanca|battuta
TNH|Tonghua Sanyuanpu Airport|Tonghua|CN|42.254|125.704|Asia/Shanghai|
TNJ|Raja Haji Fisabilillah Airport|Tanjung Pinang-Bintan Island|ID|0.919|104.536|Asia/Jakarta|
TNK|Tununak Airport|Tununak|US|60.571|-165.267|America/Nome|
TNM|Teniente R. Marsh Airport|Villa Las Estrellas|AQ|-62.191|-58.986|America/Punta_Arenas|
TNN|Tainan Airport|Tainan|TW|22.949|120.216|Asia/Taipei|international air base
TNR|Ivato International Airport|Antananarivo|MG|-18.800|47.475|Indian/Antananarivo|
TOB|Tobruk Airport|Adam|LY|31.854|23.917|Africa/Tripoli|
TOD|Tioman Airport|Tioman Island|MY|2.818|104.160|Asia/Kuala_Lumpur|
TOE|Tozeur–Nefta International Airport|Tozeur|TN|33.917|8.133|Africa/Tunis|
TOF|Tomsk Airport|Tomsk|RU|56.388|85.210|Asia/Tomsk|bogashevo
TOG|Togiak Village Airport|Togiak Village|US|59.053|-160.398|America/Anchorage|
TOL|Toledo Express Airport|Toledo|US|41.592|-83.807|America/New_York|eugene kranz
TOM|Tombouctou Airport|Timbuktu|ML|16.732|-3.005|Africa/Bamako|
TOS|Tromso Airport|Tromsø|NO|69.680|18.907|Europe/Oslo|langnes
TOU|Touho Airport|Touho|NC|-20.800|165.250|Pacific/Noumea|
TOW|Luis dal Canalle Filho Airport|Toledo|BR|-24.699|-53.696|America/Sao_Paulo|
TOY|Toyama Airport|Toyama|JP|36.642|137.189|Asia/Tokyo|
TPA|Tampa International Airport|Tampa|US|27.980|-82.535|America/New_York|
TPE|Taiwan Taoyuan International Airport|Taoyuan|TW|25.076|121.232|Asia/Taipei|
TPI|Tapini Airport|Tapini|PG|-8.367|146.983|Pacific/Port_Moresby|
TPJ|Taplejung Airport|Taplejung|NP|27.350|87.683|Asia/Kathmandu|
TPP|Cad. FAP Guillermo del Castillo Paredes Airport|Tarapoto|PE|-6.512|-76.370|America/Lima|cadete
TPQ|Tepic Airport|Tepic|MX|21.500|-104.900|America/Mazatlan|amado nervo national
TPS|Trapani-Birgi Airport|Trapani|IT|37.901|12.496|Europe/Rome|vincenzo florio
TQA|Tasiusaq Heliport (Avannaata)|Tasiusaq|GL|73.373|-56.060|America/Nuuk|
TQI|Tiniteqilaaq Heliport|Tiniteqilaaq|GL|65.892|-37.783|America/Nuuk|
TQO|Felipe Carrillo Puerto International Airport|Tulum|MX|20.167|-87.667|America/Cancun|
TRA|Tarama Airport|Tarama|JP|24.654|124.677|Asia/Tokyo|
TRC|Torreon International Airport|Torreón|MX|25.563|-103.399|America/Monterrey|francisco sarabia tinoco
TRD|Trondheim Airport Vaernes|Trondheim|NO|63.454|10.918|Europe/Oslo|
TRE|Tiree Airport|Balemartine|GB|56.501|-6.871|Europe/London|
TRF|Torp Sandefjord Airport|Torp|NO|59.178|10.252|Europe/Oslo|
TRG|Tauranga City Airport|Tauranga|NZ|-37.671|176.198|Pacific/Auckland|
TRI|Tri-Cities Regional Airport|Blountville|US|36.481|-82.408|America/New_York|
TRK|Juwata International Airport|Tarakan|ID|3.326|117.569|Asia/Makassar|suharnoko harbani afb
TRN|Turin Airport|Torino|IT|45.191|7.643|Europe/Rome|caselle torinese
TRR|China Bay Airport|Trincomalee|LK|8.539|81.182|Asia/Colombo|
TRS|Trieste - Friuli Venezia Giulia Airport|Trieste|IT|45.821|13.486|Europe/Rome|ronchi dei legionari
TRT|Toraja Airport|Toraja|ID|-3.186|119.918|Asia/Makassar|
TRU|Trujillo Airport|Trujillo|PE|-8.090|-79.115|America/Lima|capitan fap carlos martinez pinillos international
TRV|Thiruvananthapuram International Airport|Thiruvananthapuram|IN|8.476|76.919|Asia/Kolkata|trivandrum
TRW|Bonriki Airport|Tarawa|KI|1.382|173.147|Pacific/Tarawa|international
TRZ|Tiruchirapalli International Airport|Tiruchirappalli|IN|10.762|78.707|Asia/Kolkata|
TSA|Taipei Songshan Airport|Taipei City|TW|25.063|121.552|Asia/Taipei|
TSF|Treviso Airport|Treviso|IT|45.655|12.204|Europe/Rome|sant angelo
TSJ|Tsushima Airport|Tsushima|JP|34.286|129.326|Asia/Tokyo|
TSM|Taos Airport|Taos|US|36.459|-105.675|America/Denver|
TSN|Tianjin Binhai International Airport|Tianjin|CN|39.128|117.356|Asia/Shanghai|
TSR|Timisoara Traian Vuia International Airport|Timişoara|RO|45.810|21.320|Europe/Bucharest|
TSS|East 34th Street Heliport|New York|US|40.742|-73.972|America/New_York|
TST|Trang Airport|Trang|TH|7.500|99.617|Asia/Bangkok|
TSV|Townsville Airport|Townsville|AU|-19.257|146.771|Australia/Brisbane|raaf base
TSX|Tanjung Santan Airport|Santan-Borneo Island|ID|-0.083|117.433|Asia/Makassar|
TTA|Tan Tan Airport|Tan Tan|MA|28.450|-11.083|Africa/Casablanca|
TTE|Sultan Babullah Airport|Sango|ID|0.832|127.379|Asia/Jayapura|
TTJ|Tottori Airport|Tottori|JP|35.526|134.168|Asia/Tokyo|sand dunes conan
TTN|Trenton-Mercer Airport|Trenton|US|40.278|-74.813|America/New_York|ewing township
TTS|Tsaratanana Airport|Tsaratanana|MG|-16.733|47.600|Indian/Antananarivo|
TTT|Taitung Airport|Taitung City|TW|22.757|121.106|Asia/Taipei|
TTU|Sania Ramel Airport|Tétouan|MA|35.591|-5.330|Africa/Casablanca|
TTW|Tissa Tank Waterdrome|Tissamaharama|LK|6.288|81.291|Asia/Colombo|
TUA|Tulcan Airport|Tulcán|EC|0.800|-77.717|America/Guayaquil|lieutenant colonel luis mantilla international
TUB|Tubuai Island Airport||PF|-23.350|-149.467|Pacific/Tahiti|
TUC|Teniente Benjamin Matienzo Airport|San Miguel de Tucumán|AR|-26.836|-65.108|America/Argentina/Tucuman|
TUE|Tupile Airport||PA|9.572|-79.487|America/Panama|
TUF|Val de Loire Airport|Tours|FR|47.432|0.727|Europe/Paris|
TUG|Tuguegarao Airport|Tuguegarao City|PH|17.641|121.732|Asia/Manila|
TUH|Arnold Air Force Base|Manchester|US|35.367|-86.217|America/Chicago|
TUI|Turaif Airport|Turaif|SA|31.689|38.734|Asia/Riyadh|domestic
TUJ|Tum|Tum|ET|6.260|35.518|Africa/Addis_Ababa|
TUK|Turbat Airport|Turbat|PK|25.983|63.067|Asia/Karachi|international
TUL|Tulsa International Airport|Tulsa|US|36.190|-95.890|America/Chicago|
TUN|Tunis-Carthage International Airport|Tunis|TN|36.848|10.217|Africa/Tunis|
TUO|Taupo Airport|Taupo|NZ|-38.741|176.082|Pacific/Auckland|
TUP|Tupelo Regional Airport|Tupelo|US|34.259|-88.767|America/Chicago|
TUR|Tucurui Airport|Tucuruí|BR|-3.700|-49.733|America/Belem|
TUS|Tucson International Airport|Tucson|US|32.121|-110.937|America/Phoenix|morris air national guard base
TUU|Tabuk Regional Airport|Tabuk|SA|28.373|36.599|Asia/Riyadh|
TVC|Cherry Capital Airport|Traverse City|US|44.738|-85.580|America/Detroit|
TVF|Thief River Falls Regional Airport|Thief River Falls|US|48.066|-96.185|America/Chicago|
TVS|Tangshan Sannuhe Airport|Tangshan|CN|39.719|117.998|Asia/Shanghai|
TVT|Tashkent-Khumo International Airport||UZ|41.313|69.396|Asia/Tashkent|
TVU|Matei Airport|Matei|FJ|-16.691|-179.877|Pacific/Fiji|
TVY|Dawei Airport|Dawei|MM|14.100|98.200|Asia/Yangon|
TWA|Twin Hills Airport|Twin Hills|US|59.074|-160.277|America/Anchorage|
TWF|Magic Valley Regional Airport|Twin Falls|US|42.482|-114.487|America/Boise|joslin field
TWH|Two Harbors Airport|Two Harbors|US|33.425|-118.508|America/Los_Angeles|
TWT|Sanga Sanga Airport|Bongao|PH|5.044|119.741|Asia/Manila|
TWU|Tawau Airport|Tawau|MY|4.313|118.121|Asia/Kuching|
TXE|Takengon Rembele Airport|Takengon|ID|4.721|96.849|Asia/Jakarta|
TXK|Texarkana Municipal Airport|Texarkana|US|33.456|-93.989|America/Chicago|regional webb field
TXN|Huangshan Tunxi International Airport|Huangshan|CN|29.731|118.254|Asia/Shanghai|
TYF|Torsby Airport|Torsby|SE|60.154|12.997|Europe/Stockholm|
TYL|Captain FAP Victor Montes Arias Airport|Talara|PE|-4.575|-81.254|America/Lima|international
TYN|Taiyuan Wusu International Airport|Taiyuan|CN|37.755|112.626|Asia/Shanghai|
TYR|Tyler Pounds Regional Airport|Tyler|US|32.352|-95.410|America/Chicago|
TYS|McGhee Tyson Airport|Alcoa|US|35.806|-83.990|America/New_York|
TZA|Belize City Municipal Airport|Belize City|BZ|17.516|-88.194|America/Belize|sir barry bowen
TZL|Tuzla International Airport|Tuzla|BA|44.410|18.709|Europe/Sarajevo|dubrave gornje
TZN|South Andros Airport|Andros|BS|24.158|-77.589|America/Nassau|congo town
TZX|Trabzon Airport|Trabzon|TR|40.994|39.782|Europe/Istanbul|international
UAH|Ua Huka Airport|Ua Huka|PF|-8.933|-139.550|Pacific/Marquesas|
UAK|Narsarsuaq Airport|Narsarsuaq|GL|61.163|-45.418|America/Nuuk|
UAP|Ua Pou Airport|Ua Pou|PF|-9.343|-140.081|Pacific/Marquesas|
UAQ|San Juan Airport|San Juan|AR|-31.550|-68.517|America/Argentina/San_Juan|domingo faustino sarmiento
UBA|Uberaba Airport|Uberaba|BR|-19.776|-47.958|America/Sao_Paulo|mario almeida franco
UBB|Mabuiag Island Airport|Mabuiag Island|AU|-9.950|142.183|Australia/Brisbane|
UBJ|Yamaguchi Ube Airport|Ube|JP|33.933|131.275|Asia/Tokyo|
UBN|Chinggis Khaan International Airport|Ulaanbaatar|MN|47.652|106.822|Asia/Ulaanbaatar|
UBP|Ubon Ratchathani International Airport|Ubon Ratchathani|TH|15.246|104.871|Asia/Bangkok|
UCB|Ulanqab (Wulanchabu) Jining Airport|Ulanqab|CN|41.127|113.110|Asia/Shanghai|
UCT|Ukhta Airport|Ukhta|RU|63.567|53.800|Europe/Moscow|
UDI|Uberlandia Airport|Uberlândia|BR|-18.889|-48.230|America/Sao_Paulo|ten cel aviador cesar bombonato
UDJ|Uzhhorod International Airport|Uzhhorod|UA|48.636|22.271|Europe/Kyiv|
UDR|Maharana Pratap Airport|Udaipur|IN|24.619|73.891|Asia/Kolkata|
UEL|Quelimane Airport|Quelimane|MZ|-17.858|36.872|Africa/Maputo|
UEO|Kume-jima Airport|Kumejima|JP|26.365|126.719|Asia/Tokyo|
UET|Quetta Airport|Quetta|PK|30.249|66.949|Asia/Karachi|international
UFA|Ufa International Airport|Ufa|RU|54.565|55.885|Asia/Yekaterinburg|
UGA|Bulgan Airport|Bulgan|MN|48.800|103.550|Asia/Ulaanbaatar|
UGC|Urgench Airport|Urgench|UZ|41.585|60.633|Asia/Samarkand|
UGU|Bilogai-Sugapa Airport|Sugapa|ID|-3.733|137.033|Asia/Jayapura|
UIB|El Carano Airport|Quibdó|CO|5.691|-76.642|America/Bogota|
UIH|Phu Cat Airport|Quy Nohn|VN|13.955|109.042|Asia/Ho_Chi_Minh|
UII|Utila Airport|Utila Island|HN|16.092|-86.888|America/Tegucigalpa|
UIN|Quincy Regional Airport|Quincy|US|39.944|-91.197|America/Chicago|baldwin field
UIO|Mariscal Sucre International Airport|Quito|EC|-0.124|-78.356|America/Guayaquil|
UIT|Jaluit Airport|Jabor Jaluit Atoll|MH|5.833|169.617|Pacific/Majuro|
UJE|Ujae Island Airport|Ujae Atoll|MH|8.928|165.762|Pacific/Majuro|
UKB|Kobe Airport|Kobe|JP|34.637|135.228|Asia/Tokyo|
UKE|Utkela Airport|Bhawanipatna|IN|20.098|83.183|Asia/Kolkata|
UKG|Ust-Kuyga Airport|Ust-Kuyga|RU|70.011|135.645|Asia/Vladivostok|
UKK|Ust-Kamenogorsk Airport|Ust-Kamenogorsk|KZ|50.026|82.506|Asia/Almaty|
UKX|Ust-Kut Airport|Ust-Kut|RU|56.850|105.733|Asia/Irkutsk|
UKY|Kyoto Downtown Heliport||JP|35.000|135.751|Asia/Tokyo|
ULG|Olgii Airport|Ölgii|MN|48.992|89.920|Asia/Hovd|
ULH|Prince Abdul Majeed bin Abdulaziz Airport|Al Ula|SA|26.481|38.117|Asia/Riyadh|
ULK|Lensk Airport|Lensk|RU|60.722|114.832|Asia/Yakutsk|
ULO|Ulaangom Airport|Ulaangom|MN|49.973|92.080|Asia/Hovd|
ULP|Quilpie Airport||AU|-26.633|144.300|Australia/Brisbane|
ULU|Gulu Airport|Gulu|UG|2.790|32.274|Africa/Kampala|
ULV|Ulyanovsk Baratayevka Airport|Ulyanovsk|RU|54.268|48.227|Europe/Ulyanovsk|
ULY|Ulyanovsk Vostochny Airport|Cherdakly|RU|54.399|48.803|Europe/Ulyanovsk|east
ULZ|Uliastai Donoi Airport|Uliastai|MN|47.709|96.526|Asia/Ulaanbaatar|
UMD|Uummannaq Airport|Uummannaq|GL|70.669|-52.118|America/Nuuk|
UME|Umea Airport|Umeå|SE|63.793|20.290|Europe/Stockholm|
UMS|Ust-Maya Airport|Ust-Maya|RU|60.357|134.437|Asia/Khandyga|
UMU|Umuarama Airport|Umuarama|BR|-23.798|-53.313|America/Sao_Paulo|
UNA|Una Airport|Una|BR|-15.353|-38.997|America/Bahia|
UNG|Kiunga Airport|Kiunga|PG|-6.126|141.286|Pacific/Port_Moresby|
UNI|Union Island Airport|Union Island|VC|12.600|-61.412|America/St_Vincent|international
UNK|Unalakleet Airport|Unalakleet|US|63.882|-160.799|America/Anchorage|
UNN|Ranong Airport|Ranong|TH|9.853|98.629|Asia/Bangkok|
UNT|Unst Airport|Shetland Islands|GB|60.749|-0.850|Europe/London|
UOL|Pogogul Airport|Buol-Celebes Island|ID|1.104|121.416|Asia/Makassar|
UPC|Puerto La Cruz Airport||VE|10.217|-64.633|America/Caracas|
UPF|Pforheim Airport||DE|48.867|8.683|Europe/Berlin|
UPG|Sultan Hasanuddin International Airport|Ujung Pandang|ID|-5.077|119.548|Asia/Makassar|
UPK|Upernavik Kujalleq Heliport||GL|72.153|-55.531|America/Nuuk|
UPN|Licenciado y General Ignacio Lopez Rayon Airport|Uruapan|MX|19.402|-102.038|America/Mexico_City|international
URA|Oral Ak Zhol Airport|Uralsk|KZ|51.154|51.539|Asia/Oral|
URC|Urumqi Diwopu International Airport|Ürümqi|CN|43.901|87.475|Asia/Urumqi|
URE|Kuressaare Airport|Kuressaare|EE|58.217|22.500|Europe/Tallinn|
URG|Ruben Berta Airport|Uruguaiana|BR|-29.783|-57.036|America/Sao_Paulo|rubem
URJ|Uraj Airport|Uray|RU|60.117|64.833|Asia/Yekaterinburg|
URS|Kursk Vostochny Airport|Kursk|RU|51.751|36.283|Europe/Moscow|east
URT|Surat Thani Airport|Surat Thani|TH|9.134|99.143|Asia/Bangkok|
URY|Gurayat Airport|Gurayat|SA|31.410|37.275|Asia/Riyadh|domestic
USA|Concord–Padgett Regional Airport|Concord|US|35.385|-80.711|America/New_York|
USH|Malvinas Argentinas Airport|Ushuaia|AR|-54.839|-68.312|America/Argentina/Ushuaia|
USJ|Usharal Airport|Usharal|KZ|46.190|80.831|Asia/Almaty|
USK|Usinsk Airport|Usinsk|RU|66.002|57.375|Europe/Moscow|
USM|Koh Samui Airport|Na Thon|TH|9.551|100.063|Asia/Bangkok|
USN|Ulsan Airport|Ulsan|KR|35.594|129.356|Asia/Seoul|
USR|Ust-Nera Airport|Ust-Nera|RU|64.549|143.111|Asia/Ust-Nera|
UST|St. Augustine Airport|St Augustine|US|29.959|-81.338|America/New_York|northeast florida regional
USU|Busuanga Airport|Coron|PH|12.120|120.099|Asia/Manila|francisco reyes
UTH|Udon Thani International Airport|Udon Thani|TH|17.387|102.775|Asia/Bangkok|
UTK|Utirik Island Airport|Utirik Island|MH|11.233|169.867|Pacific/Majuro|
UTN|Upington Airport|Upington|ZA|-28.401|21.253|Africa/Johannesburg|pierre van ryneveld
UTO|Indian Mountain Air Force Station|Utopia Creek|US|65.993|-153.702|America/Anchorage|lrrs airport
UTP|Utapao Airport|Rayong|TH|12.683|101.017|Asia/Bangkok|tapao international
UTT|Mthatha Airport|Mthatha|ZA|-31.583|28.783|Africa/Johannesburg|matanzima
UUA|Bugulma Airport|Bugulma|RU|54.634|52.791|Europe/Moscow|
UUD|Ulan-Ude Airport|Ulan Ude|RU|51.833|107.500|Asia/Irkutsk|baikal international
UUS|Yuzhno-Sakhalinsk Airport|Yuzhno-Sakhalinsk|RU|46.885|142.722|Asia/Sakhalin|
UVE|Ouvea Airport|Ouvéa|NC|-20.642|166.572|Pacific/Noumea|
UVF|Hewanorra Airport|Vieux Fort|LC|13.736|-60.952|America/St_Lucia|international
UVI|Uniao Da Vitoria|União da Vitória|BR|-26.367|-51.089|America/Sao_Paulo|
UYL|Nyala Airport|Nyala|SD|12.072|24.895|Africa/Khartoum|
UYN|Yulin Yuyang Airport|Yulin|CN|38.361|109.596|Asia/Shanghai|
UYU|Uyuni Airport|Quijarro|BO|-20.446|-66.848|America/La_Paz|
UZH|Unayzah Airport||SA|26.100|43.933|Asia/Riyadh|
UZR|Urzhar Airport|Urzhar|KZ|47.092|81.659|Asia/Almaty|
VAA|Vaasa Airport|Vaasa|FI|63.044|21.760|Europe/Helsinki|
VAI|Vanimo Airport|Vanimo|PG|-2.687|141.299|Pacific/Port_Moresby|
VAK|Chevak Airport|Chevak|US|61.529|-165.590|America/Nome|
VAL|Valenca Airport|Valença|BR|-13.303|-38.992|America/Bahia|
VAM|Villa International Airport Maamigili|Maamigili|MV|3.471|72.836|Indian/Maldives|
VAN|Van Ferit Melen Airport|Van|TR|38.470|43.337|Europe/Istanbul|
VAO|Suavanao Airport|Suavanao|SB|-7.586|158.731|Pacific/Guadalcanal|
VAQ|Vanavara Airport|Vanavara|RU|60.358|102.315|Asia/Krasnoyarsk|
VAR|Varna Airport|Varna|BG|43.237|27.829|Europe/Sofia|
VAS|Sivas Airport|Sivas|TR|39.814|36.904|Europe/Istanbul|
VAV|Lupepau'u Airport|Vava'u Island|TO|-18.586|-173.964|Pacific/Tongatapu|international
VAW|Vardo Airport|Vardø|NO|70.355|31.046|Europe/Oslo|svartnes
VAZ|Val D'Isere Airport||FR|45.450|6.983|Europe/Paris|
VBM|Blue Mountain Airport||US|57.858|-157.087|America/Anchorage|
VBS|Montichiari Airport|Montichiari|IT|45.425|10.327|Europe/Rome|brescia
VBV|Vanua Balavu Airport|Vanua Balavu|FJ|-17.247|-178.956|Pacific/Fiji|
VBY|Visby Airport|Visby|SE|57.660|18.338|Europe/Stockholm|
VCA|Can Tho Airport|Can Tho|VN|10.047|105.766|Asia/Ho_Chi_Minh|international
VCE|Venice Marco Polo Airport|Venice|IT|45.502|12.338|Europe/Rome|venezia
VCL|Chu Lai International Airport|Tam Nghĩa|VN|15.414|108.703|Asia/Ho_Chi_Minh|
VCP|Viracopos International Airport|Campinas|BR|-23.010|-47.142|America/Sao_Paulo|
VCS|Con Dao Airport|Con Dao|VN|8.732|106.629|Asia/Ho_Chi_Minh|
VCT|Victoria Regional Airport|Victoria|US|28.851|-96.914|America/Chicago|
VDC|Glauber Rocha Airport|Vitória da Conquista|BR|-14.908|-40.915|America/Bahia|andrade
VDE|Hierro Airport|El Hierro Island|ES|27.814|-17.885|Atlantic/Canary|
VDH|Dong Hoi Airport|Dong Hoi|VN|17.515|106.591|Asia/Bangkok|
VDM|Gobernador Edgardo Castello Airport|Viedma|AR|-40.863|-63.005|America/Argentina/Salta|
VDO|Van Don International Airport|Van Don|VN|21.118|107.414|Asia/Bangkok|
VDS|Vadso Airport|Vadsø|NO|70.065|29.845|Europe/Oslo|
VDU|Tom O'Connor Oil Field Airport||US|28.300|-97.283|America/Chicago|
VDZ|Valdez Municipal Airport|Valdez|US|61.133|-146.239|America/Anchorage|pioneer field
VEE|Venetie Airport|Venetie|US|67.023|-146.411|America/Anchorage|
VEL|Vernal Regional Airport|Vernal|US|40.439|-109.510|America/Denver|
VEO|Severo-Yeniseyskiy Airport|Severo-Yeniseysk|RU|60.374|93.012|Asia/Krasnoyarsk|
VER|Veracruz International Airport|Veracruz|MX|19.142|-96.183|America/Mexico_City|general heriberto jara
VFA|Victoria Falls Airport|Victoria Falls|ZW|-18.093|25.840|Africa/Harare|international
VGA|Vijayawada Airport|Gannavaram|IN|16.529|80.797|Asia/Kolkata|
VGO|Vigo Airport|Vigo|ES|42.225|-8.634|Europe/Madrid|
VHM|Vilhelmina Airport|Vilhelmina|SE|64.617|16.650|Europe/Stockholm|south lapland
VHO|Vila Coutinho Airport||MZ|-14.617|34.317|Africa/Maputo|
VHV|Verkhnevilyuysk Airport|Verkhnevilyuisk|RU|63.459|120.276|Asia/Yakutsk|
VIE|Vienna International Airport|Vienna|AT|48.120|16.564|Europe/Vienna|
VIF|Vieste Heliport||IT|41.866|16.165|Europe/Rome|
VIG|El Vigia Airport|El Vigía|VE|8.633|-71.650|America/Caracas|juan pablo perez alfonso
VII|Vinh International Airport|Vinh|VN|18.729|105.670|Asia/Bangkok|
VIJ|Virgin Gorda Airport|Spanish Town|VG|18.450|-64.428|America/Tortola|
VIT|Vitoria Airport|Alava|ES|42.833|-2.500|Europe/Madrid|
VIX|Eurico de Aguiar Salles Airport|Vitória|BR|-20.257|-40.290|America/Sao_Paulo|
VIZ|Alluri Sitarama Raju International Airport||IN|17.976|83.504|Asia/Kolkata|
VJB|Xai Xai Airport|Xai-Xai|MZ|-24.895|33.750|Africa/Maputo|
VKG|Rach Gia Airport|Rach Gia|VN|10.083|105.083|Asia/Ho_Chi_Minh|
VKO|Vnukovo International Airport|Moscow|RU|55.603|37.292|Europe/Moscow|
VKT|Vorkuta Airport|Vorkuta|RU|67.486|63.995|Europe/Moscow|
VLC|Valencia Airport|Valencia|ES|39.492|-0.473|Europe/Madrid|
VLD|Valdosta Regional Airport|Valdosta|US|30.784|-83.272|America/New_York|
VLI|Bauerfield International Airport|Port Vila|VU|-17.702|168.320|Pacific/Efate|
VLL|Valladolid Airport|Valladolid|ES|41.706|-4.845|Europe/Madrid|
VLN|Arturo Michelena International Airport|Valencia|VE|10.154|-67.922|America/Caracas|
VLS|Valesdir Airport|Epi Island|VU|-16.800|168.179|Pacific/Efate|
VLV|Colonel Antonio Nicolas Briceno Airport|Valera|VE|9.340|-70.586|America/Caracas|
VMU|Baimuru Airport|Baimuru|PG|-7.500|144.800|Pacific/Port_Moresby|
VNO|Vilnius International Airport|Vilnius|LT|54.643|25.280|Europe/Vilnius|
VNS|Lal Bahadur Shastri International Airport|Varanasi|IN|25.450|82.854|Asia/Kolkata|
VNX|Vilanculos Airport|Vilanculo|MZ|-22.017|35.283|Africa/Maputo|vilankulo
VOG|Volgograd International Airport|Volgograd|RU|48.792|44.355|Europe/Volgograd|
VOL|Nea Anchialos Airport|Nea Anchialos|GR|39.220|22.793|Europe/Athens|national
VOZ|Voronezh International Airport|Voronezh|RU|51.812|39.227|Europe/Moscow|
VPE|Ongiva Airport|Ngiva|AO|-17.047|15.690|Africa/Luanda|ngjiva pereira
VPN|Vopnafjordur Airport|Vopnafjörður|IS|65.721|-14.851|Atlantic/Reykjavik|
VPS|Destin Fort Walton Beach Airport|Valparaiso|US|30.496|-86.549|America/Chicago|
VPY|Chimoio Airport|Chimoio|MZ|-19.149|33.427|Africa/Maputo|
VQS|Antonio Rivera Rodriguez Airport|Vieques|PR|18.134|-65.488|America/Puerto_Rico|
VRA|Juan Gualberto Gomez Airport|Matanzas|CU|23.040|-81.437|America/Havana|international
VRB|Vero Beach Municipal Airport|Vero Beach|US|27.652|-80.414|America/New_York|regional
VRC|Virac Airport|Virac|PH|13.580|124.212|Asia/Manila|
VRL|Vila Real Airport|Vila Real|PT|41.276|-7.719|Europe/Lisbon|
VRN|Valerio Catullo Airport|Villafranca di Verona|IT|45.402|10.907|Europe/Rome|caselle
VRY|Tobbisodden Heliport|Værøy|NO|67.654|12.727|Europe/Oslo|
VSA|Carlos Rovirosa Perez International Airport|Villahermosa|MX|17.992|-92.819|America/Mexico_City|
VSE|Viseu Airport|Viseu|PT|40.723|-7.889|Europe/Lisbon|aerodromo goncalves lobato
VSO|Phuoc-long Airport||VN|9.433|105.467|Asia/Ho_Chi_Minh|
VST|Vasteras/Hasslo Airport|Stockholm|SE|59.589|16.631|Europe/Stockholm|
VSV|Shravasti Airport|Shravasti|IN|27.500|82.033|Asia/Kolkata|
VTE|Wattay International Airport|Vientiane|LA|17.975|102.568|Asia/Vientiane|
VTU|Hermanos Ameijeiras Airport|Las Tunas|CU|20.986|-76.940|America/Havana|
VTZ|Visakhapatnam Airport|Visakhapatnam|IN|17.724|83.228|Asia/Kolkata|ins dega
VUP|Valledupar Airport|Valledupar|CO|10.437|-73.253|America/Bogota|alfonso lopez pumarejo
VUS|Velikij Ustyug Airport|Velikiy Ustyug|RU|60.767|46.317|Europe/Moscow|
VVC|La Vanguardia Airport|Villavicencio|CO|4.079|-73.567|America/Bogota|
VVI|Viru Viru International Airport|Santa Cruz|BO|-17.648|-63.140|America/La_Paz|
VVO|Vladivostok International Airport|Artyom|RU|43.396|132.165|Asia/Vladivostok|
VVZ|Illizi Airport|Illizi|DZ|26.723|8.623|Africa/Algiers|takhamalt
VXC|Lichinga Airport|Lichinga|MZ|-13.283|35.250|Africa/Maputo|
VXE|Cesaria Evora International Airport|São Pedro|CV|16.837|-25.054|Atlantic/Cape_Verde|
VXO|Vaxjo-Kronoberg Airport|Växjö|SE|56.925|14.732|Europe/Stockholm|
VYI|Vilyuysk Airport|Vilyuisk|RU|63.756|121.694|Asia/Yakutsk|
WAA|Wales Airport|Wales|US|65.617|-168.091|America/Nome|
WAB|Wabag Airport||PG|-5.483|143.733|Pacific/Port_Moresby|
WAE|Wadi Ad Dawasir Airport|Wadi Al Dawasir|SA|20.498|45.204|Asia/Riyadh|domestic
WAG|Wanganui Airport|Wanganui|NZ|-39.961|175.024|Pacific/Auckland|
WAN|Waverney Airport|Waverney|AU|-25.367|141.933|Australia/Brisbane|
WAW|Warsaw Chopin Airport|Warsaw|PL|52.171|20.973|Europe/Warsaw|
WBB|Stebbins Airport|Stebbins|US|63.515|-162.285|America/Nome|
WBI|Broker Inn Airport||US|40.017|-105.283|America/Denver|
WBM|Wapenamanda Airport|Wapenamanda|PG|-5.633|143.891|Pacific/Port_Moresby|
WBN|Cummings Park Airport||US|42.467|-71.150|America/New_York|
WBQ|Beaver Airport|Beaver|US|66.362|-147.408|America/Anchorage|
WDH|Hosea Kutako International Airport|Windhoek|NA|-22.487|17.463|Africa/Windhoek|
WDN|Waldron Island Airport|Eastsound|US|48.717|-123.033|America/Los_Angeles|
WDS|Shiyan Wudangshan Airport|Shiyan|CN|32.590|110.906|Asia/Shanghai|
WDY|Kodiak FSS Airport||US|57.783|-152.400|America/Anchorage|
WEF|Weifang Airport|Weifang|CN|36.641|119.113|Asia/Shanghai|nanyuan
WEH|Weihai Airport|Weihai|CN|37.188|122.236|Asia/Shanghai|dashuibo
WEI|Weipa Airport|Weipa|AU|-12.681|141.925|Australia/Brisbane|
WEM|West Malling Airport||GB|51.300|0.417|Europe/London|
WES|Weasua Airport||LR|7.283|-10.483|Africa/Monrovia|
WEX|Castlebridge Airport||IE|52.333|-6.467|Europe/Dublin|
WFB|Waterfront Sea Plane Base|Ketchikan|US|55.358|-131.668|America/Sitka|
WGA|Wagga Wagga Airport|Wagga Wagga|AU|-35.160|147.466|Australia/Sydney|city
WGB|Bahawalnagar Airport|Bahawalnagar|PK|30.000|73.250|Asia/Karachi|
WGE|Walgett Airport||AU|-30.033|148.133|Australia/Sydney|
WGN|Shaoyang Wugang Airport|Shaoyang|CN|26.802|110.642|Asia/Shanghai|
WGP|Waingapu Airport|Waingapu-Sumba Island|ID|-9.667|120.300|Asia/Makassar|
WHA|Wuhu Xuanzhou Airport|Wuhu|CN|31.104|118.667|Asia/Shanghai|
WHD|Hyder Sea Plane Base|Hyder|US|55.904|-130.011|America/Sitka|
WHK|Whakatane Airport||NZ|-37.925|176.917|Pacific/Auckland|
WHN|Wuhan Hannan Airport|Wuhan|CN|30.252|114.055|Asia/Shanghai|
WIC|Wick Airport|Wick|GB|58.457|-3.087|Europe/London|
WIL|Wilson Airport|Nairobi|KE|-1.318|36.813|Africa/Nairobi|
WIN|Winton Airport||AU|-22.350|143.067|Australia/Brisbane|
WJR|Wajir Airport|Wajir|KE|1.733|40.092|Africa/Nairobi|
WJU|Wonju Airport|Wonju|KR|37.442|127.966|Asia/Seoul|hoengseong air base
WKA|Wanaka Airport|Wanaka|NZ|-44.723|169.244|Pacific/Auckland|
WKJ|Hokkaido Airport|Wakkanai|JP|45.399|141.797|Asia/Tokyo|
WKK|Aleknagik Airport|Aleknagik|US|59.278|-158.611|America/Anchorage|new
WKL|Waikoloa Airport|Waikoloa Village|US|19.921|-155.860|Pacific/Honolulu|
WLB|Labouchere Bay Airport||US|56.292|-133.658|America/Sitka|
WLG|Wellington International Airport|Wellington|NZ|-41.329|174.812|Pacific/Auckland|
WLH|Walaha Airport|Walaha|VU|-15.413|167.692|Pacific/Efate|
WLK|Selawik Airport|Selawik|US|66.603|-159.983|America/Anchorage|
WLM|Waltham Airport||US|42.385|-71.251|America/New_York|
WLN|Little Naukati Airport||US|55.873|-133.216|America/Sitka|
WLS|Wallis Island Airport|Wallis Island|WF|-13.233|-176.167|Pacific/Wallis|hihifo
WMI|Warsaw-Modlin Airport|Warsaw|PL|52.451|20.652|Europe/Warsaw|nowy dwor mazowiecki
WMN|Maroantsetra Airport|Maroantsetra|MG|-15.436|49.690|Indian/Antananarivo|
WMO|White Mountain Airport|White Mountain|US|64.687|-163.407|America/Nome|
WMT|Zunyi Maotai Airport|Zunyi|CN|27.968|106.439|Asia/Shanghai|
WMX|Wamena Airport|Wamena|ID|-4.100|138.954|Asia/Jayapura|
WNA|Napakiak Sea Plane Base|Napakiak|US|60.700|-162.117|America/Nome|
WNH|Wenshan Puzhehei Airport|Wenshan|CN|23.567|104.331|Asia/Shanghai|
WNI|Matahora Airport|Wangi-wangi Island|ID|-5.317|123.583|Asia/Makassar|
WNN|Wunnummin Lake Airport|Wunnumin Lake|CA|52.917|-89.167|America/Winnipeg|
WNP|Naga Airport|Naga|PH|13.587|123.270|Asia/Manila|
WNR|Windorah Airport||AU|-25.417|142.667|Australia/Brisbane|
WNS|Nawabshah Airport|Nawabashah|PK|26.219|68.392|Asia/Karachi|shaheed benazirabad
WNZ|Wenzhou Longwan International Airport|Wenzhou|CN|27.916|120.847|Asia/Shanghai|
WOG|Woodgreen Airport||AU|-22.433|134.200|Australia/Darwin|
WOL|Shellharbour Airport|Albion Park Rail|AU|-34.567|150.783|Australia/Sydney|
WOO|Woodchopper Airport||US|65.333|-143.533|America/Anchorage|
WOS|Wonsan Kalma Airport|Wonsan|KP|39.166|127.484|Asia/Pyongyang|international
WPL|Powell Lake Seaplane Base|Powell River|CA|49.887|-124.534|America/Vancouver|
WRE|Whangarei Airport|Whangarei|NZ|-35.767|174.364|Pacific/Auckland|
WRG|Wrangell Airport|Wrangell|US|56.484|-132.367|America/Sitka|
WRH|Wuerhe Airport|Urhu|CN|46.017|85.658|Asia/Shanghai|
WRO|Wroclaw Airport|Wrocław|PL|51.105|16.899|Europe/Warsaw|copernicus
WRY|Westray Airport|Westray|GB|59.350|-2.950|Europe/London|
WSI|Western Sydney Airport||AU|-33.888|150.715|Australia/Sydney|
WSK|Chongqing Wushan Airport|Wushan|CN|31.064|109.706|Asia/Shanghai|
WSN|South Naknek Airport|South Naknek|US|58.703|-157.004|America/Anchorage|
WSQ|Uxin Banner Galutu Airport||CN|38.621|108.823|Asia/Shanghai|
WST|Westerly State Airport|Westerly|US|41.350|-71.807|America/New_York|
WSX|Westsound Airport|West Sound|US|48.667|-122.883|America/Los_Angeles|
WSZ|Westport Airport|Westport|NZ|-41.740|171.579|Pacific/Auckland|
WTA|Tambohorano Airport|Tambohorano|MG|-17.483|43.967|Indian/Antananarivo|
WTB|Toowoomba Wellcamp Airport|Toowoomba|AU|-27.559|151.795|Australia/Brisbane|
WTE|Wotje Airport|Wotje|MH|9.450|170.267|Pacific/Majuro|
WTK|Noatak Airport|Noatak|US|67.563|-162.984|America/Nome|
WTL|Tuntutuliak Airport|Tuntutuliak|US|60.350|-162.633|America/Nome|
WTO|Wotho Airport|Wotho Island|MH|10.167|166.033|Pacific/Majuro|
WUA|Wuhai Airport|Wuhai|CN|39.791|106.802|Asia/Shanghai|
WUH|Wuhan Tianhe International Airport|Wuhan|CN|30.777|114.218|Asia/Shanghai|
WUN|Wiluna Airport||AU|-26.628|120.220|Australia/Perth|
WUS|Wuyishan Airport|Wuyishan|CN|27.701|118.001|Asia/Shanghai|nanping
WUT|Xinzhou Wutaishan Airport|Xinzhou|CN|38.598|112.982|Asia/Shanghai|
WUX|Sunan Shuofang International Airport|Wuxi|CN|31.493|120.424|Asia/Shanghai|
WUZ|Wuzhou Xijiang Airport|Tangbu|CN|23.401|111.099|Asia/Shanghai|
WVB|Walvis Bay International Airport|Walvis Bay|NA|-22.979|14.517|Africa/Windhoek|
WWK|Wewak Airport|Wewak|PG|-3.580|143.669|Pacific/Port_Moresby|international
WWP|Whale Pass Airport|Whale Pass|US|56.116|-133.122|America/Sitka|
WWT|Newtok Airport|Mertarvik|US|60.923|-164.649|America/Nome|
WXN|Wanzhou Airport|Wanzhou|CN|30.800|108.427|Asia/Shanghai|
WYA|Whyalla Airport|Whyalla|AU|-33.052|137.522|Australia/Adelaide|
WYS|Yellowstone Airport|West Yellowstone|US|44.687|-111.105|America/Denver|
XAI|Xinyang Minggang Airport|Xinyang|CN|32.541|114.078|Asia/Shanghai|
XAP|Chapeco Airport|Chapecó|BR|-27.132|-52.660|America/Sao_Paulo|serafin enoss bertaso
XAY|Xayabury Airport||LA|18.667|104.717|Asia/Vientiane|
XBE|Bearskin Lake Airport|Bearskin Lake|CA|53.950|-90.983|America/Winnipeg|
XBJ|Birjand Airport|Birjand|IR|32.899|59.255|Asia/Tehran|international
XCH|Christmas Island Airport|Flying Fish Cove|CX|-10.500|105.667|Indian/Christmas|
XCR|Chalons Vatry Airport|Vatry|FR|48.780|4.191|Europe/Paris|bussy lettree
XEQ|Tasiusaq Heliport (Kujalleq)|Tasiusak|GL|60.194|-44.813|America/Nuuk|
XEX|Aerogare des Invalides||FR|48.833|2.650|Europe/Paris|
XFN|Xiangyang Airport|Xiangyang|CN|32.150|112.291|Asia/Shanghai|liuji
XGB|Gare Montparnasse Station||FR|48.841|2.320|Europe/Paris|
XGR|Kangiqsualujjuaq Airport|Kangiqsualujjuaq|CA|58.711|-65.993|America/Toronto|georges river
XIC|Xichang Qingshan Airport|Liangshan|CN|27.982|102.188|Asia/Shanghai|
XIL|Xilinhot Airport|Xilinhot|CN|43.919|115.959|Asia/Shanghai|
XIQ|Ilimanaq Harbour Heliport|Ilimanaq|GL|69.000|-51.000|America/Nuuk|
XIY|Xianyang International Airport|Xianyang|CN|34.438|108.761|Asia/Shanghai|
XKH|Xieng Khouang Airport|Xieng Khouang|LA|19.444|103.152|Asia/Vientiane|
XKO|Kemano Airport||CA|53.567|-127.933|America/Vancouver|
XKS|Kasabonika Airport|Kasabonika|CA|53.520|-88.647|America/Winnipeg|
XLB|Lac Brochet Airport|Lac Brochet|CA|58.616|-101.465|America/Winnipeg|
XMH|Manihi Airport||PF|-14.438|-146.071|Pacific/Tahiti|
XMN|Xiamen Gaoqi International Airport|Xiamen|CN|24.543|118.134|Asia/Shanghai|
XMS|Macas Airport|Macas|EC|-2.317|-78.133|America/Guayaquil|coronel carvajal
XMY|Yam Island Airport|Yam Island|AU|-9.899|142.774|Australia/Brisbane|
XNA|Northwest Arkansas Regional Airport|Fayetteville|US|36.275|-94.297|America/Chicago|
XNN|Xining Caojiabao Airport|Haidong|CN|36.525|102.038|Asia/Shanghai|international
XPK|Pukatawagan Airport|Pukatawagan|CA|55.767|-101.233|America/Winnipeg|
XPL|Palmerola International Airport|Palmerola|HN|14.417|-87.617|America/Tegucigalpa|jose enrique soto cano air base
XPU|West Kuparuk Airport||US|70.333|-149.333|America/Anchorage|
XQP|Quepos Airport|Quepos|CR|9.439|-84.133|America/Costa_Rica|managua
XQU|Qualicum Beach Airport|Qualicum Beach|CA|49.340|-124.396|America/Vancouver|
XRY|Jerez Airport|Jerez de la Frontera|ES|36.751|-6.065|Europe/Madrid|
XSC|South Caicos International Airport|South Caicos|TC|21.516|-71.530|America/Grand_Turk|
XSI|South Indian Lake Airport|South Indian Lake|CA|56.795|-98.908|America/Winnipeg|
XSP|Seletar Airport|Seletar|SG|1.418|103.871|Asia/Singapore|
XTG|Thargomindah Airport|Thargomindah|AU|-27.987|143.815|Australia/Brisbane|
XTL|Tadoule Lake Airport|Tadoule Lake|CA|58.708|-98.513|America/Winnipeg|
XUZ|Xuzhou Guanyin Airport|Xuzhou|CN|34.055|117.555|Asia/Shanghai|international
XWA|Williston Basin International Airport|Williston|US|48.260|-103.751|America/Chicago|
XYA|Yandina Airport|Yandina|SB|-9.117|159.217|Pacific/Guadalcanal|
XYT|Montaudran Airport||FR|43.567|1.483|Europe/Paris|
XZD|Kongsvinger Airport||NO|60.188|12.002|Europe/Oslo|
YAA|Anahim Lake Airport|Anahim Lake|CA|52.457|-125.307|America/Vancouver|
YAB|Arctic Bay Airport|Arctic Bay|CA|73.005|-85.028|America/Rankin_Inlet|
YAC|Cat Lake Airport|Cat Lake|CA|51.717|-91.817|America/Winnipeg|
YAF|Asbestos Hill Airport||CA|45.767|-71.950|America/Toronto|
YAG|Fort Frances Municipal Airport|Fort Frances|CA|48.653|-93.447|America/Winnipeg|
YAK|Yakutat Airport|Yakutat|US|59.509|-139.660|America/Yakutat|
YAL|Alert Bay Airport|Alert Bay|CA|50.583|-126.917|America/Vancouver|
YAM|Sault Ste. Marie Airport|Sault Ste Marie|CA|46.485|-84.500|America/Toronto|
YAP|Yap International Airport|Yap Island|FM|9.498|138.087|Pacific/Chuuk|
YAQ|Maple Bay Seaplane Base|Maple Bay|CA|48.803|-123.601|America/Vancouver|
YAS|Yasawa Island Airport|Yasawa Island|FJ|-16.759|177.545|Pacific/Fiji|
YAT|Attawapiskat Airport|Attawapiskat|CA|52.942|-82.400|America/Toronto|
YAV|Mayne Island Seaplane Base|Miners Bay|CA|48.867|-123.300|America/Vancouver|
YAW|Shearwater Heliport||CA|44.867|-63.617|America/Halifax|
YAX|Angling Lake Airport|Angling Lake|CA|53.849|-89.579|America/Winnipeg|
YAY|St. Anthony Airport|St. Anthony|CA|51.392|-56.083|America/St_Johns|
YAZ|Tofino Long Beach Airport|Tofino|CA|49.078|-125.769|America/Vancouver|
YBB|Kugaaruk Airport|Kugaaruk|CA|68.538|-89.792|America/Cambridge_Bay|
YBC|Baie-Comeau Airport|Baie-Comeau|CA|49.133|-68.199|America/Toronto|
YBD|New Westminister Heliport||CA|49.226|-122.889|America/Vancouver|
YBE|Uranium City Airport|Uranium City|CA|59.567|-108.483|America/Regina|
YBF|Bamfield Airport|Bamfield|CA|48.834|-125.137|America/Vancouver|
YBG|Saguenay-Bagotville Airport|Bagotville|CA|48.333|-70.986|America/Toronto|baie cfb
YBI|Black Tickle Airport|Black Tickle|CA|53.468|-55.786|America/St_Johns|
YBK|Baker Lake Airport|Baker Lake|CA|64.300|-96.083|America/Rankin_Inlet|
YBL|Campbell River Airport|Campbell River|CA|49.952|-125.268|America/Vancouver|
YBN|Borden Airport||CA|46.300|-63.783|America/Halifax|
YBP|Yibin Wuliangye Airport|Yibin|CN|28.858|104.525|Asia/Shanghai|
YBR|Brandon Municipal Airport|Brandon|CA|49.909|-99.947|America/Winnipeg|
YBT|Brochet Airport|Brochet|CA|57.888|-101.679|America/Winnipeg|
YBV|Berens River Airport|Berens River|CA|52.359|-97.021|America/Winnipeg|
YBW|Bedwell Harbour Seaplane Base|Bedwell Harbour|CA|48.747|-123.229|America/Vancouver|
YBX|Blanc Sablon Airport|Blanc-Sablon|CA|51.433|-57.217|America/Blanc-Sablon|lourdes
YBY|Bonnyville Airport|Bonnyville|CA|54.305|-110.751|America/Edmonton|
YCB|Cambridge Bay Airport|Cambridge Bay|CA|69.100|-105.133|America/Cambridge_Bay|
YCD|Nanaimo Airport|Nanaimo|CA|49.053|-123.873|America/Vancouver|
YCG|West Kootenay Regional Airport|Castlegar|CA|49.296|-117.632|America/Vancouver|
YCJ|Cape Saint James Airport||CA|51.933|-131.017|America/Vancouver|
YCK|Colville Lake/Tommy Kochon|Colville Lake|CA|67.021|-126.129|America/Inuvik|
YCL|Charlo Airport|Charlo|CA|47.991|-66.329|America/Moncton|
YCM|St. Catharines Airport|St Catharines|CA|43.200|-79.167|America/Toronto|niagara the lake district
YCO|Kugluktuk Airport|Kugluktuk|CA|67.833|-115.083|America/Cambridge_Bay|
YCR|Charlie Sinclair Memorial Airport|Cross Lake|CA|54.613|-97.751|America/Winnipeg|
YCS|Chesterfield Inlet Airport|Chesterfield Inlet|CA|63.333|-90.717|America/Rankin_Inlet|
YCU|Yuncheng Guangong Airport|Yuncheng|CN|35.115|111.037|Asia/Shanghai|
YCX|CFB Heliport||CA|45.767|-66.167|America/Moncton|
YCY|Clyde River Airport|Clyde River|CA|70.417|-68.500|America/Iqaluit|
YDA|Dawson City Airport|Dawson City|CA|64.045|-139.117|America/Dawson|
YDF|Deer Lake Regional Airport|Deer Lake|CA|49.210|-57.400|America/St_Johns|
YDH|Daniels Harbour Airport||CA|50.217|-57.583|America/St_Johns|
YDK|Main Duck Island Airport||CA|43.933|-76.617|America/Toronto|
YDL|Dease Lake Airport|Dease Lake|CA|58.425|-130.025|America/Vancouver|
YDN|Dauphin Airport|Dauphin|CA|51.100|-100.050|America/Winnipeg|barker
YDP|Nain Airport|Nain|CA|56.533|-61.667|America/Goose_Bay|
YDR|Broadview Airport||CA|50.367|-102.583|America/Regina|
YDS|Desolation Sound||CA|50.333|-125.000|America/Vancouver|
YDV|Bloodvein Airport|Bloodvein River|CA|51.750|-96.733|America/Winnipeg|
YED|CFB Edmonton||CA|53.672|-113.464|America/Edmonton|
YEG|Edmonton International Airport|Edmonton|CA|53.307|-113.584|America/Edmonton|
YEH|Yinchuan Helanshan Airport|Yinchuan|CN|38.588|106.540|Asia/Shanghai|
YEI|Yenisehir Airport|Bursa|TR|40.256|29.545|Europe/Istanbul|
YEK|Arviat Airport|Arviat|CA|61.117|-94.050|America/Rankin_Inlet|
YER|Fort Severn Airport|Fort Severn|CA|56.018|-87.678|America/Toronto|
YEV|Inuvik Mike Zubko Airport|Inuvik|CA|68.307|-133.498|America/Inuvik|
YFA|Fort Albany Airport|Fort Albany|CA|52.242|-81.592|America/Toronto|
YFB|Iqaluit Airport|Iqaluit|CA|63.752|-68.537|America/Iqaluit|
YFC|Fredericton International Airport|Fredericton|CA|45.873|-66.530|America/Moncton|
YFH|Fort Hope Airport|Fort Hope|CA|51.559|-87.898|America/Toronto|
YFJ|Wekweeti Airport|Wekweètì|CA|64.191|-114.076|America/Edmonton|
YFO|Flin Flon Airport|Flin Flon|CA|54.683|-101.683|America/Winnipeg|
YFS|Fort Simpson Airport|Fort Simpson|CA|61.750|-121.233|America/Inuvik|
YFX|Fox Harbour Airport|St. Lewis|CA|52.371|-55.676|America/St_Johns|
YGG|Ganges Harbor Seaplane Base|Salt Spring Island|CA|48.854|-123.496|America/Vancouver|
YGH|Fort Good Hope Airport|Fort Good Hope|CA|66.267|-128.650|America/Inuvik|
YGJ|Miho Airport|Yonago|JP|35.501|133.244|Asia/Tokyo|kitaro jasdf air base
YGL|La Grande Riviere|La Grande Rivière|CA|53.630|-77.706|America/Toronto|airport
YGN|Greenway Sound Airport|Broughton Island|CA|50.850|-126.850|America/Vancouver|
YGO|Gods Lake Narrows Airport|Gods Lake Narrows|CA|54.558|-94.491|America/Winnipeg|
YGP|Michel-Pouliot Gaspe Airport|Gaspé|CA|48.776|-64.476|America/Toronto|
YGR|Iles De La Madeleine Airport|Les Îles-de-la-Madeleine|CA|47.367|-61.900|America/Halifax|
YGS|Germansen Airport||CA|55.783|-124.717|America/Vancouver|
YGT|Igloolik Airport|Igloolik|CA|69.400|-81.817|America/Iqaluit|
YGV|Havre St. Pierre Airport|Havre-Saint-Pierre|CA|50.250|-63.583|America/Toronto|
YGW|Kuujjuarapik Airport|Kuujjuarapik|CA|55.279|-77.767|America/Toronto|
YGX|Gillam Airport|Gillam|CA|56.350|-94.700|America/Winnipeg|
YGY|Deception Bay Airport||CA|62.100|-74.617|America/Toronto|
YGZ|Grise Fiord Airport|Grise Fiord|CA|76.418|-82.957|America/Iqaluit|
YHA|Port Hope Simpson Airport|Port Hope Simpson|CA|52.527|-56.287|America/St_Johns|
YHG|Charlottetown Airport|Charlottetown|CA|52.765|-56.118|America/St_Johns|
YHH|Campbell River Seaplane Base|Campbell River|CA|50.048|-125.256|America/Vancouver|
YHI|Ulukhaktok/Holman Airport|Ulukhaktok|CA|70.717|-117.717|America/Edmonton|
YHK|Gjoa Haven Airport|Gjoa Haven|CA|68.633|-95.950|America/Cambridge_Bay|
YHM|Hamilton International Airport|Hamilton|CA|43.161|-79.926|America/Toronto|john munro
YHO|Hopedale Airport|Hopedale|CA|55.448|-60.229|America/Goose_Bay|
YHP|Poplar Hill Airport|Poplar Hill|CA|52.083|-94.300|America/Winnipeg|
YHR|Chevery Airport|Chevery|CA|50.500|-59.500|America/Blanc-Sablon|
YHU|St. Hubert Airport|Montréal|CA|45.516|-73.421|America/Toronto|saint
YHY|Hay River Airport|Hay River|CA|60.846|-115.778|America/Edmonton|merlyn carter
YHZ|Halifax Stanfield International Airport|Halifax|CA|44.885|-63.514|America/Halifax|
YIA|Yogyakarta International Airport|Yogyakarta|ID|-7.907|110.054|Asia/Jakarta|
YIC|Yichun Mingyueshan Airport|Yichun|CN|27.803|114.308|Asia/Shanghai|
YIE|Arxan Yiershi Airport|Arxan|CN|47.311|119.912|Asia/Shanghai|ershi
YIF|St-Augustin/Pakuashipi Airport|St-Augustin|CA|51.217|-58.667|America/Blanc-Sablon|
YIG|Big Bay SPB|Stuart Island|CA|50.400|-125.133|America/Vancouver|
YIH|Yichang Sanxia Airport|Yichang|CN|30.550|111.479|Asia/Shanghai|
YIK|Ivujivik Airport|Ivujivik|CA|62.417|-77.925|America/Toronto|
YIN|Yining Airport|Ili|CN|43.952|81.331|Asia/Shanghai|
YIO|Pond Inlet Airport|Pond Inlet|CA|72.683|-78.000|America/Iqaluit|
YIV|Island Lake Airport|Island Lake|CA|53.857|-94.653|America/Winnipeg|
YIW|Yiwu Airport|Yiwu|CN|29.345|120.029|Asia/Shanghai|
YJO|Johnny Mountain Airport||CA|56.667|-131.117|America/Vancouver|
YKA|Kamloops Airport|Kamloops|CA|50.705|-120.442|America/Vancouver|
YKF|Region of Waterloo International Airport|Kitchener|CA|43.459|-80.385|America/Toronto|breslau
YKG|Kangirsuk Airport|Kangirsuk|CA|60.023|-70.005|America/Toronto|
YKH|Yingkou Airport|Laobian|CN|40.540|122.355|Asia/Shanghai|lanqi
YKL|Schefferville Airport|Schefferville|CA|54.805|-66.805|America/Toronto|
YKM|Yakima Air Terminal|Yakima|US|46.567|-120.538|America/Los_Angeles|mcallister field
YKO|Hakkari Yuksekova Selahaddin Eyyubi Airport|Hakkari|TR|37.545|44.255|Europe/Istanbul|
YKQ|Waskaganish Airport|Waskaganish|CA|51.487|-78.750|America/Toronto|
YKS|Yakutsk International Airport|Yakutsk|RU|62.086|129.750|Asia/Yakutsk|
YKU|Chisasibi Airport|Chisasibi|CA|53.807|-78.924|America/Toronto|
YLC|Kimmirut Airport|Kimmirut|CA|62.850|-69.883|America/Iqaluit|
YLE|Whati Airport|Whatì|CA|63.133|-117.243|America/Edmonton|
YLH|Lansdowne House Airport|Lansdowne House|CA|52.197|-87.934|America/Toronto|
YLK|Lake Simcoe Regional Airport|Barrie|CA|44.486|-79.556|America/Toronto|
YLL|Lloydminster Airport|Lloydminster|CA|53.313|-110.073|America/Edmonton|
YLO|CFB Shilo Heliport||CA|49.782|-99.638|America/Winnipeg|
YLW|Kelowna International Airport|Kelowna|CA|49.952|-119.381|America/Vancouver|
YLX|Yulin Fumian Airport|Yùlín|CN|22.438|110.121|Asia/Shanghai|
YMC|Maricourt Airstrip||CA|56.567|-70.817|America/Toronto|
YMH|Mary's Harbour Airport|Mary's Harbour|CA|52.303|-55.848|America/St_Johns|
YMM|Fort McMurray International Airport|Fort McMurray|CA|56.657|-111.224|America/Edmonton|
YMN|Makkovik Airport|Makkovik|CA|55.167|-59.167|America/Goose_Bay|
YMO|Moosonee Airport|Moosonee|CA|51.291|-80.604|America/Toronto|
YMP|Port McNeill Seaplane Base|Port McNeill|CA|50.592|-127.088|America/Vancouver|
YMR|Merry Island Airport||CA|55.483|-77.517|America/Iqaluit|
YMS|Yurimaguas Airport|Yurimaguas|PE|-5.900|-76.100|America/Lima|moises benzaquen rengifo
YMT|Chibougamau Airport|Chibougamau|CA|49.917|-74.367|America/Toronto|chapais
YNA|Natashquan Airport|Natashquan|CA|50.183|-61.800|America/Blanc-Sablon|
YNB|Yanbu Airport|Yanbu|SA|24.141|38.063|Asia/Riyadh|prince abdul mohsin bin abdulaziz international
YNC|Wemindji Airport|Wemindji|CA|53.000|-78.817|America/Toronto|
YND|Gatineau Airport|Gatineau|CA|45.521|-75.563|America/Toronto|ottawa
YNE|Norway House Airport|Norway House|CA|53.954|-97.846|America/Winnipeg|
YNF|Deer Lake/Stephenville Airport||CA|48.947|-57.944|America/St_Johns|
YNI|Nitchequon Airport||CA|53.167|-70.967|America/Toronto|
YNJ|Yanji Chaoyangchuan Airport|Yanji|CN|42.886|129.439|Asia/Shanghai|
YNK|Nootka Sound Airport||CA|50.083|-125.917|America/Vancouver|
YNL|Points North Landing Airport|Points North Landing|CA|58.275|-104.081|America/Regina|
YNO|North Spirit Lake Airport|North Spirit Lake|CA|52.491|-92.975|America/Winnipeg|
YNP|Natuashish Airport|Natuashish|CA|55.914|-61.184|America/Goose_Bay|
YNS|Nemiscau Airport|Nemiscau|CA|51.691|-76.136|America/Toronto|
YNT|Yantai Penglai International Airport|Yantai|CN|37.659|120.992|Asia/Shanghai|
YNY|Yangyang Airport|Gonghang-ro|KR|38.059|128.664|Asia/Seoul|international
YNZ|Yancheng Nanyang International Airport|Yancheng|CN|33.431|120.204|Asia/Shanghai|
YOC|Old Crow Airport|Old Crow|CA|67.568|-139.849|America/Dawson|
YOG|Ogoki Airport|Ogoki Post|CA|51.667|-85.917|America/Toronto|
YOH|Oxford House Airport|Oxford House|CA|54.934|-95.277|America/Winnipeg|
YOI|Opinaca Aerodrome|Éléonore Mine|CA|52.222|-76.612|America/Toronto|
YOJ|High Level Airport|High Level|CA|58.618|-117.168|America/Edmonton|
YOK|Yokohama Airport||JP|35.467|139.467|Asia/Tokyo|
YOL|Yola Airport|Yola|NG|9.267|12.426|Africa/Lagos|
YON|Yongphulla Airport|Yongphulla|BT|27.256|91.514|Asia/Thimphu|
YOW|Ottawa International Airport|Ottawa|CA|45.321|-75.673|America/Toronto|macdonald cartier
YOY|Valcartier CFB Heliport||CA|46.903|-71.504|America/Toronto|
YPA|Prince Albert Glass Field Airport|Prince Albert|CA|53.216|-105.677|America/Regina|
YPC|Paulatuk (Nora Aliqatchialuk Ruben) Airport|Paulatuk|CA|69.355|-124.075|America/Inuvik|
YPE|Peace River Airport|Peace River|CA|56.232|-117.443|America/Edmonton|
YPH|Inukjuak Airport|Inukjuak|CA|58.433|-78.167|America/Iqaluit|
YPJ|Aupaluk Airport|Aupaluk|CA|59.300|-69.667|America/Toronto|
YPL|Pickle Lake Airport|Pickle Lake|CA|51.446|-90.214|America/Atikokan|
YPM|Pikangikum Airport|Pikangikum|CA|51.817|-93.973|America/Winnipeg|
YPN|Port-Menier Airport|Port-Menier|CA|49.837|-64.291|America/Toronto|
YPO|Peawanuk Airport|Peawanuck|CA|54.983|-85.433|America/Toronto|
YPP|Pine Point Airport||CA|60.850|-114.850|America/Edmonton|
YPR|Prince Rupert Airport|Prince Rupert|CA|54.287|-130.441|America/Vancouver|
YPW|Powell River Airport|Powell River|CA|49.817|-124.500|America/Vancouver|
YPX|Puvirnituq Airport|Puvirnituq|CA|60.033|-77.167|America/Toronto|
YPY|Fort Chipewyan Airport|Fort Chipewyan|CA|58.768|-111.114|America/Edmonton|
YPZ|Burns Lake Airport|Burns Lake|CA|54.233|-125.767|America/Vancouver|
YQA|Muskoka Airport|Muskoka|CA|44.967|-79.300|America/Toronto|gravenhurst
YQB|Quebec City Jean Lesage International Airport|Quebec|CA|46.792|-71.383|America/Toronto|
YQC|Quaqtaq Airport|Quaqtaq|CA|61.046|-69.618|America/Toronto|
YQD|The Pas Airport|The Pas|CA|53.967|-101.100|America/Winnipeg|
YQE|Kimberley Airport||CA|49.667|-115.983|America/Edmonton|
YQG|Windsor International Airport|Windsor|CA|42.266|-82.959|America/Toronto|
YQH|Watson Lake Airport|Watson Lake|CA|60.124|-128.825|America/Whitehorse|
YQK|Kenora Airport|Kenora|CA|49.788|-94.358|America/Winnipeg|
YQL|Lethbridge Airport|Lethbridge|CA|49.632|-112.792|America/Edmonton|county
YQM|Greater Moncton International Airport|Moncton|CA|46.114|-64.686|America/Moncton|romeo leblanc
YQN|Nakina Airport|Nakina|CA|50.183|-86.699|America/Toronto|
YQQ|Comox Valley Airport|Comox|CA|49.706|-124.908|America/Vancouver|cfb
YQR|Regina International Airport|Regina|CA|50.433|-104.655|America/Regina|
YQT|Thunder Bay International Airport|Thunder Bay|CA|48.372|-89.312|America/Toronto|
YQU|Grande Prairie Airport|Grande Prairie|CA|55.177|-118.874|America/Edmonton|
YQX|Gander International Airport|Gander|CA|48.946|-54.570|America/St_Johns|cfb
YQY|JA Douglas McCurdy Sydney Airport|Sydney|CA|46.167|-60.050|America/Glace_Bay|
YQZ|Quesnel Airport|Quesnel|CA|53.027|-122.510|America/Vancouver|
YRA|Gameti/Rae Lakes Airport|Gamètì|CA|64.117|-117.312|America/Edmonton|
YRB|Resolute Bay Airport|Resolute Bay|CA|74.717|-94.967|America/Resolute|
YRE|Resolution Island Airport||CA|61.500|-65.000|America/Iqaluit|
YRF|Cartwright Airport|Cartwright|CA|53.683|-57.038|America/Goose_Bay|
YRG|Rigolet Airport|Rigolet|CA|54.333|-58.417|America/Goose_Bay|
YRJ|Roberval Airport|Roberval|CA|48.522|-72.267|America/Toronto|
YRL|Red Lake Airport|Red Lake|CA|51.069|-93.800|America/Winnipeg|
YRS|Red Sucker Lake Airport|Red Sucker Lake|CA|54.168|-93.558|America/Winnipeg|
YRT|Rankin Inlet Airport|Rankin Inlet|CA|62.810|-92.100|America/Rankin_Inlet|
YSB|Greater Sudbury Airport|Sudbury|CA|46.623|-80.796|America/Toronto|
YSF|Stony Rapids Airport|Stony Rapids|CA|59.251|-105.837|America/Regina|
YSG|Lutselke Airport|Lutselk'e|CA|62.418|-110.683|America/Edmonton|
YSJ|Saint John Airport|Saint John|CA|45.329|-65.890|America/Moncton|
YSK|Sanikiluaq Airport|Sanikiluaq|CA|56.550|-79.217|America/Iqaluit|
YSM|Fort Smith Airport|Fort Smith|CA|60.017|-111.967|America/Edmonton|
YSO|Postville Airport|Postville|CA|54.917|-59.967|America/Goose_Bay|
YSQ|Songyuan Chaganhu Airport|Qian Gorlos Mongol Autonomous County|CN|44.938|124.550|Asia/Shanghai|
YST|St. Theresa Point Airport|St. Theresa Point|CA|53.846|-94.852|America/Winnipeg|
YSY|Sachs Harbour (D. Nasogaluak Jr. Saaryuaq) Airport|Sachs Harbour|CA|71.991|-125.241|America/Inuvik|david
YSZ|Squirrel Cove Seaplane Base||CA|50.119|-124.907|America/Vancouver|
YTC|Sturdee Airport||CA|57.200|-127.150|America/Vancouver|
YTE|Cape Dorset Airport|Kinngait|CA|64.233|-76.533|America/Iqaluit|
YTG|Sullivan Bay Seaplane Base|Sullivan Bay|CA|50.885|-126.828|America/Vancouver|
YTH|Thompson Airport|Thompson|CA|55.798|-97.861|America/Winnipeg|
YTL|Big Trout Airport|Big Trout Lake|CA|53.816|-89.890|America/Winnipeg|
YTN|Riviere Au Tonnerre Airport||CA|50.283|-64.750|America/Toronto|
YTP|Tofino Sea Plane Base|Tofino|CA|49.155|-125.910|America/Vancouver|
YTQ|Tasiujuaq Airport|Tasiujaq|CA|58.668|-69.956|America/Toronto|
YTS|Timmins Victor M. Power Airport|Timmins|CA|48.566|-81.372|America/Toronto|
YTW|Yutian Wanfang Airport|Hotan|CN|36.811|81.781|Asia/Urumqi|
YTY|Yangzhou Taizhou Airport|Yangzhou|CN|32.563|119.719|Asia/Shanghai|
YTZ|Billy Bishop Toronto City Airport|Toronto|CA|43.632|-79.396|America/Toronto|centre
YUD|Umiujaq Airport|Umiujaq|CA|56.536|-76.518|America/Toronto|
YUL|Montreal-Pierre Elliott Trudeau International Airport|Montréal|CA|45.458|-73.750|America/Toronto|
YUM|Yuma International Airport|Yuma|US|32.669|-114.599|America/Phoenix|marine corps air station
YUS|Yushu Batang Airport|Yushu|CN|32.839|97.038|Asia/Shanghai|
YUT|Naujaat Airport|Repulse Bay|CA|66.525|-86.229|America/Rankin_Inlet|
YUX|Hall Beach Airport|Sanirajak|CA|68.783|-81.250|America/Iqaluit|
YUY|Rouyn-Noranda Airport|Rouyn-Noranda|CA|48.212|-78.829|America/Toronto|
YVB|Bonaventure Airport|Bonaventure|CA|48.069|-65.458|America/Toronto|
YVC|La Ronge Airport|La Ronge|CA|55.147|-105.267|America/Regina|
YVM|Qikiqtarjuaq Airport|Qikiqtarjuaq|CA|67.583|-63.833|America/Iqaluit|
YVO|Val-d'Or Airport|Val-d'Or|CA|48.053|-77.789|America/Toronto|
YVP|Kuujjuaq Airport|Kuujjuaq|CA|58.100|-68.418|America/Toronto|
YVQ|Norman Wells Airport|Norman Wells|CA|65.278|-126.793|America/Inuvik|
YVR|Vancouver International Airport|Vancouver|CA|49.195|-123.179|America/Vancouver|
YVV|Wiarton Airport|Wiarton|CA|44.667|-81.167|America/Toronto|
YVZ|Deer Lake Airport|Deer Lake|CA|52.656|-94.061|America/Winnipeg|
YWB|Kangiqsujuaq Airport|Kangiqsujuaq|CA|61.600|-71.950|America/Toronto|wakeham bay
YWF|Halifax Downtown Waterfront Heliport||CA|44.633|-63.583|America/Halifax|
YWG|Winnipeg James Armstrong Richardson International Airport|Winnipeg|CA|49.906|-97.224|America/Winnipeg|
YWH|Victoria Inner Harbour Airport|Victoria|CA|48.424|-123.371|America/Vancouver|
YWJ|Deline Airport|Déline|CA|65.167|-123.500|America/Inuvik|
YWK|Wabush Airport|Wabush|CA|52.926|-66.874|America/Goose_Bay|
YWL|Williams Lake Airport|Williams Lake|CA|52.185|-122.044|America/Vancouver|
YWM|Williams Harbour Airport|Williams Harbour|CA|52.567|-55.784|America/St_Johns|
YWN|Winisk Airport||CA|55.250|-85.117|America/Toronto|
YWP|Webequie Airport|Webequie|CA|52.960|-87.369|America/Toronto|
YWS|Whistler/Green Lake SPB|Whistler|CA|50.150|-122.967|America/Vancouver|
YXC|Canadian Rockies International Airport|Cranbrook|CA|49.614|-115.787|America/Edmonton|
YXE|Saskatoon International Airport|Saskatoon|CA|52.170|-106.690|America/Regina|john diefenbaker
YXF|Snake River Airport||CA|59.033|-122.433|America/Fort_Nelson|
YXH|Medicine Hat Regional Airport|Medicine Hat|CA|50.021|-110.725|America/Edmonton|
YXJ|North Peace Regional Airport|Fort St.John|CA|56.245|-120.735|America/Dawson_Creek|saint
YXK|Rimouski Airport|Rimouski|CA|48.475|-68.505|America/Toronto|
YXL|Sioux Lookout Airport|Sioux Lookout|CA|50.115|-91.903|America/Winnipeg|
YXN|Whale Cove Airport|Whale Cove|CA|62.233|-92.600|America/Rankin_Inlet|
YXP|Pangnirtung Airport|Pangnirtung|CA|66.133|-65.733|America/Iqaluit|
YXS|Prince George Airport|Prince George|CA|53.884|-122.674|America/Vancouver|
YXT|Northwest Regional Airport|Terrace|CA|54.472|-128.577|America/Vancouver|kitimat
YXU|London International Airport|London|CA|43.028|-81.150|America/Toronto|
YXX|Abbotsford International Airport|Abbotsford|CA|49.026|-122.362|America/Vancouver|
YXY|Whitehorse Airport|Whitehorse|CA|60.717|-135.067|America/Whitehorse|erik nielsen international
YYA|Yueyang Sanhe Airport|Yueyang|CN|29.314|113.278|Asia/Shanghai|
YYB|Jack Garland Airport|North Bay|CA|46.357|-79.427|America/Toronto|
YYC|Calgary International Airport|Calgary|CA|51.131|-114.011|America/Edmonton|
YYD|Smithers Airport|Smithers|CA|54.826|-127.180|America/Vancouver|
YYE|Northern Rockies Regional Airport|Fort Nelson|CA|58.838|-122.582|America/Fort_Nelson|
YYF|Penticton Airport|Penticton|CA|49.465|-119.600|America/Vancouver|
YYG|Charlottetown Airport|Charlottetown|CA|46.286|-63.132|America/Halifax|
YYH|Taloyoak Airport|Taloyoak|CA|69.533|-93.517|America/Cambridge_Bay|
YYJ|Victoria International Airport|Victoria|CA|48.640|-123.431|America/Vancouver|
YYL|Lynn Lake Airport|Lynn Lake|CA|56.859|-101.070|America/Winnipeg|
YYQ|Churchill Airport|Churchill|CA|58.748|-94.074|America/Winnipeg|
YYR|Goose Bay Airport|Goose Bay|CA|53.314|-60.412|America/Goose_Bay|
YYT|St. John's International Airport|St. John's|CA|47.613|-52.743|America/St_Johns|
YYY|Mont Joli Airport|Mont-Joli|CA|48.609|-68.209|America/Toronto|
YYZ|Pearson International Airport|Toronto|CA|43.682|-79.611|America/Toronto|lester
YZC|Beatton River Airport||CA|57.433|-121.333|America/Dawson_Creek|
YZF|Yellowknife Airport|Yellowknife|CA|62.471|-114.438|America/Edmonton|international
YZG|Salluit Airport|Salluit|CA|62.200|-75.633|America/Toronto|
YZP|Sandspit Airport|Sandspit|CA|53.254|-131.814|America/Vancouver|
YZS|Coral Harbour Airport|Coral Harbour|CA|64.188|-83.354|America/Atikokan|
YZT|Port Hardy Airport|Port Hardy|CA|50.681|-127.364|America/Vancouver|
YZU|Whitecourt Airport|Whitecourt|CA|54.140|-115.785|America/Edmonton|
YZV|Sept-Iles Airport|Sept-Îles|CA|50.218|-66.264|America/Toronto|
YZY|Zhangye Ganzhou Airport|Zhangye|CN|38.803|100.675|Asia/Shanghai|
YZZ|Trail|Trail|CA|49.067|-117.600|America/Vancouver|
ZAD|Zadar Airport|Zemunik|HR|44.098|15.357|Europe/Zagreb|donji
ZAG|Zagreb International Airport|Zagreb|HR|45.733|16.062|Europe/Zagreb|velika gorica
ZAH|Zahedan Airport|Zahedan|IR|29.476|60.900|Asia/Tehran|international
ZAL|Pichoy Airport|Valdivia|CL|-39.650|-73.086|America/Santiago|
ZAM|Zamboanga International Airport|Zamboanga City|PH|6.919|122.062|Asia/Manila|
ZAT|Zhaotong Airport|Zhaotong|CN|27.317|103.800|Asia/Shanghai|
ZAZ|Zaragoza Airport|Zaragoza|ES|41.664|-1.007|Europe/Madrid|
ZBF|Bathurst Airport|South Tetagouche|CA|47.629|-65.739|America/Moncton|
ZBR|Chah-Bahar Airport|Konarak|IR|25.436|60.380|Asia/Tehran|chabahar international
ZCL|La Calera Airport|Zacatecas|MX|22.800|-102.550|America/Mexico_City|general leobardo ruiz international
ZCO|La Araucania International Airport|Temuco|CL|-38.925|-72.651|America/Santiago|
ZDY|Dalma Island Airport|Delma Island|AE|24.508|52.335|Asia/Dubai|
ZEL|Bella Bella Airport|Bella Bella|CA|52.185|-128.157|America/Vancouver|campbell island
ZEM|East Main Airport|Eastmain River|CA|52.250|-78.517|America/Toronto|
ZFB|Old Fort Bay Airport||CA|51.583|-57.917|America/Blanc-Sablon|
ZFD|Fond Du Lac Airport|Fond-Du-Lac|CA|59.334|-107.181|America/Regina|
ZFL|Zhaosu Tianma Airport|Zhaosu|CN|43.108|81.161|Asia/Shanghai|
ZFM|Fort Mcpherson Airport|Fort Mcpherson|CA|67.408|-134.862|America/Inuvik|
ZFN|Tulita Airport|Tulita|CA|64.917|-125.567|America/Inuvik|
ZGI|Gods River Airport|Gods River|CA|54.839|-94.080|America/Winnipeg|
ZGS|La Romaine Airport|Le Golfe-du-Saint-Laurent|CA|50.333|-60.667|America/Blanc-Sablon|
ZHA|Zhanjiang Wuchuan Airport|Zhanjiang|CN|21.482|110.590|Asia/Shanghai|
ZHY|Zhongwei Airport|Zhongwei|CN|37.569|105.153|Asia/Shanghai|shapotou
ZIA|Zhukovsky International Airport|Moscow|RU|55.568|38.132|Europe/Moscow|
ZIH|Ixtapa/Zihuatanejo Internacional Airport|Ixtapa|MX|17.607|-101.464|America/Mexico_City|international
ZIX|Zhigansk Airport|Zhigansk|RU|66.797|123.361|Asia/Yakutsk|
ZKE|Kashechewan Airport|Kashechewan|CA|52.283|-81.678|America/Toronto|
ZKG|Kegaska Airport|Côte-Nord-du-Golfe-du-Saint-Laurent|CA|50.189|-61.292|America/Blanc-Sablon|
ZKL|Zigong Fengming General Airport|Zigong|CN|29.378|104.626|Asia/Shanghai|
ZKM|Sette Cama Airport||GA|-2.533|9.750|Africa/Libreville|
ZKP|Zyryanka Airport|Zyryanka|RU|65.738|150.708|Asia/Srednekolymsk|
ZLO|Manzanillo Airport|Manzanillo|MX|19.145|-104.559|America/Mexico_City|playa oro international
ZLT|La Tabatiere Airport|La Tabatière|CA|50.828|-58.976|America/Blanc-Sablon|
ZMD|Sena Madureira Airport|Sena Madureira|BR|-9.083|-68.750|America/Rio_Branco|
ZMT|Masset Airport|Masset|CA|54.022|-132.118|America/Vancouver|
ZNA|Nanaimo Harbor Seaplane Base|Nanaimo|CA|49.169|-123.935|America/Vancouver|
ZND|Zinder Airport|Zinder|NE|13.779|8.983|Africa/Niamey|
ZNE|Newman Airport|Newman|AU|-23.417|119.801|Australia/Perth|
ZNZ|Abeid Amani Karume International Airport|Zanzibar|TZ|-6.218|39.221|Africa/Dar_es_Salaam|
ZOS|Canal Bajo Airport|Osorno|CL|-40.608|-73.056|America/Santiago|carlos hott siebert
ZPB|Sachigo Lake Airport|Sachigo Lake|CA|53.891|-92.195|America/Winnipeg|
ZPC|Pucon Airport|Pucon|CL|-39.293|-71.916|America/Santiago|
ZQN|Queenstown Airport|Queenstown|NZ|-45.022|168.739|Pacific/Auckland|international
ZQZ|Zhangjiakou Ningyuan Airport|Zhangjiakou|CN|40.739|114.931|Asia/Shanghai|
ZRH|Zurich Airport|Zurich|CH|47.451|8.562|Europe/Zurich|
ZRJ|Round Lake Airport|Round Lake|CA|52.950|-91.317|America/Winnipeg|weagamow
ZRS|Zuers/Lech Heliport||AT|47.186|10.162|Europe/Vienna|
ZSA|San Salvador Airport|San Salvador|BS|24.060|-74.533|America/Nassau|
ZSE|St. Pierre de la Reunion Airport|Saint-Pierre|RE|-21.321|55.427|Indian/Reunion|pierrefonds
ZSJ|Sandy Lake Airport|Sandy Lake|CA|53.033|-93.233|America/Winnipeg|
ZTB|Tete-A-La Baleine Airport|Tête-à-la-Baleine|CA|50.717|-59.333|America/Blanc-Sablon|
ZTH|Zakinthos Airport|Zakynthos Island|GR|37.754|20.885|Europe/Athens|international dionysios solomos
ZTM|Shamattawa Airport|Shamattawa|CA|55.859|-92.080|America/Winnipeg|
ZUE|Zuenoula Airport||CI|7.433|-6.050|Africa/Abidjan|
ZUH|Zhuhai Jinwan Airport|Zhuhai|CN|22.012|113.371|Asia/Shanghai|
ZUM|Churchill Falls Airport|Churchill Falls|CA|53.563|-64.109|America/Goose_Bay|
ZWL|Wollaston Lake Airport|Wollaston Lake|CA|58.107|-103.168|America/Regina|
ZXQ|Solstad Airport||NO|60.183|5.517|Europe/Oslo|
ZYI|Zunyi Xinzhou Airport|Zunyi|CN|27.590|107.000|Asia/Shanghai|
ZYL|Osmani International Airport, Sylhet|Sylhet|BD|24.958|91.870|Asia/Dhaka|osmany`
