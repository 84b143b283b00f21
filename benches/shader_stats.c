// Prints what the compiler of an AMD family makes of compute shaders, one line of JSON for each: Mesa's RADV compiles for the family that
// RADV_FORCE_FAMILY names, on "null hardware", without a GPU. `benches/shader_stats.py` builds and runs it.
//   cc shader_stats.c -o shader_stats -lvulkan
//   RADV_FORCE_FAMILY=gfx1100 VK_ICD_FILENAMES=…/radeon_icd.x86_64.json ./shader_stats FILE.spv…
// A file is named NAME.N.spv, with N storage buffers. Its machine code is printed after it, one line of JSON, as the driver lists it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>
#define CHECK(call, what) \
    do { \
        VkResult r_ = (call); \
        if (r_ != VK_SUCCESS) { \
            fprintf(stderr, "%s: %d\n", what, r_); \
            return 1; \
        } \
    } while (0)
#define IMMEDIATE_BYTES 64
#define MOST_STATISTICS 64

#define MOST_LISTINGS 16

static PFN_vkGetPipelineExecutableStatisticsKHR get_statistics;
static PFN_vkGetPipelineExecutableInternalRepresentationsKHR get_listings;

static int number_of_buffers(const char *path) {
    const char *end = strstr(path, ".spv");
    if (!end) return -1;
    while (end > path && end[-1] != '.') end--;
    return atoi(end);
}

static void print_text(const char *text, size_t size) {
    putchar('"');
    for (size_t i = 0; i < size && text[i]; i++) {
        unsigned char c = text[i];
        if (c == '"' || c == '\\')
            printf("\\%c", c);
        else if (c < 32 || c > 126)
            printf(c == '\n' ? "\\n" : " ");
        else
            putchar(c);
    }
    putchar('"');
}

static int print_listing(VkDevice device, const VkPipelineExecutableInfoKHR *info, const char *path) {
    VkPipelineExecutableInternalRepresentationKHR listings[MOST_LISTINGS];
    memset(listings, 0, sizeof listings);
    for (int i = 0; i < MOST_LISTINGS; i++)
        listings[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR;
    uint32_t n = MOST_LISTINGS;
    CHECK(get_listings(device, info, &n, listings), path);
    for (uint32_t i = 0; i < n; i++) listings[i].pData = malloc(listings[i].dataSize + 1);
    CHECK(get_listings(device, info, &n, listings), path);
    for (uint32_t i = 0; i < n; i++) {
        if (!strcmp(listings[i].name, "Assembly")) {
            printf("{\"assembly\": ");
            print_text(listings[i].pData, listings[i].dataSize);
            printf("}\n");
        }
        free(listings[i].pData);
    }
    return 0;
}

static int print_statistics(VkDevice device, const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 1;
    }
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    uint32_t *code = malloc(size);
    if (!code || fread(code, 1, size, file) != (size_t)size) {
        perror(path);
        return 1;
    }
    fclose(file);
    int n_buffers = number_of_buffers(path);
    if (n_buffers < 1 || n_buffers > 16) {
        fprintf(stderr, "%s: no number of buffers in the name\n", path);
        return 1;
    }
    VkDescriptorSetLayoutBinding bindings[16];
    for (int i = 0; i < n_buffers; i++)
        bindings[i] = (VkDescriptorSetLayoutBinding){i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, 0};
    VkDescriptorSetLayoutCreateInfo set_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = n_buffers, .pBindings = bindings};
    VkDescriptorSetLayout set;
    CHECK(vkCreateDescriptorSetLayout(device, &set_info, 0, &set), path);
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, IMMEDIATE_BYTES};
    VkPipelineLayoutCreateInfo layout_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = 1,
        .pSetLayouts = &set,
        .pushConstantRangeCount = 1,
        .pPushConstantRanges = &range};
    VkPipelineLayout layout;
    CHECK(vkCreatePipelineLayout(device, &layout_info, 0, &layout), path);
    VkShaderModuleCreateInfo module_info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = size, .pCode = code};
    VkShaderModule module;
    CHECK(vkCreateShaderModule(device, &module_info, 0, &module), path);
    VkComputePipelineCreateInfo pipeline_info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .flags = VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR | VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR,
        .layout = layout,
        .stage = {
            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
            .stage = VK_SHADER_STAGE_COMPUTE_BIT,
            .module = module,
            .pName = "main"}};
    VkPipeline pipeline;
    CHECK(vkCreateComputePipelines(device, 0, 1, &pipeline_info, 0, &pipeline), path);
    VkPipelineExecutableInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, .pipeline = pipeline};
    VkPipelineExecutableStatisticKHR statistics[MOST_STATISTICS];
    for (int i = 0; i < MOST_STATISTICS; i++)
        statistics[i] = (VkPipelineExecutableStatisticKHR){.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR};
    uint32_t n = MOST_STATISTICS;
    CHECK(get_statistics(device, &info, &n, statistics), path);
    const char *name = strrchr(path, '/');
    printf("{\"file\": \"%s\"", name ? name + 1 : path);
    for (uint32_t i = 0; i < n; i++) printf(", \"%s\": %llu", statistics[i].name, (unsigned long long)statistics[i].value.u64);
    printf("}\n");
    if (print_listing(device, &info, path)) return 1;
    vkDestroyPipeline(device, pipeline, 0);
    vkDestroyShaderModule(device, module, 0);
    vkDestroyPipelineLayout(device, layout, 0);
    vkDestroyDescriptorSetLayout(device, set, 0);
    free(code);
    return 0;
}

int main(int argc, char **argv) {
    VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &app};
    VkInstance instance;
    CHECK(vkCreateInstance(&instance_info, 0, &instance), "instance");
    VkPhysicalDevice physical;
    uint32_t one = 1;
    vkEnumeratePhysicalDevices(instance, &one, &physical);
    if (!one) {
        fprintf(stderr, "no device\n");
        return 1;
    }
    // everything that the device has is enabled, so that shaders may use it
    VkPhysicalDeviceVulkan13Features v13 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES};
    VkPhysicalDeviceVulkan12Features v12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, .pNext = &v13};
    VkPhysicalDeviceVulkan11Features v11 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, .pNext = &v12};
    VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executable = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR, .pNext = &v11};
    VkPhysicalDeviceFeatures2 features = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, .pNext = &executable};
    vkGetPhysicalDeviceFeatures2(physical, &features);
    float priority = 1;
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
    const char *extensions[] = {"VK_KHR_pipeline_executable_properties"};
    VkDeviceCreateInfo device_info = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
        .pNext = &features,
        .queueCreateInfoCount = 1,
        .pQueueCreateInfos = &queue,
        .enabledExtensionCount = 1,
        .ppEnabledExtensionNames = extensions};
    VkDevice device;
    CHECK(vkCreateDevice(physical, &device_info, 0, &device), "device");
    get_statistics =
        (PFN_vkGetPipelineExecutableStatisticsKHR)vkGetDeviceProcAddr(device, "vkGetPipelineExecutableStatisticsKHR");
    get_listings = (PFN_vkGetPipelineExecutableInternalRepresentationsKHR)vkGetDeviceProcAddr(
        device, "vkGetPipelineExecutableInternalRepresentationsKHR");
    for (int i = 1; i < argc; i++)
        if (print_statistics(device, argv[i])) return 1;
    return 0;
}
